/*
 * Connects a web view with its app. The site calls window.PartnerBridge.goBackHome(merchant); an app that offers exactly
 * that is left alone, and one that only takes messages is wired to it here. Where there is no app nothing is defined.
 */
(function () {
  var bridge = window.PartnerBridge;
  if (bridge && typeof bridge.goBackHome === "function") return;
  var send = null;
  var handlers = window.webkit && window.webkit.messageHandlers;
  if (handlers && handlers.PartnerBridge) {
    send = function (message) {
      handlers.PartnerBridge.postMessage(message);
    };
  } else if (window.ReactNativeWebView) {
    send = function (message) {
      window.ReactNativeWebView.postMessage(JSON.stringify(message));
    };
  } else if (window.flutter_inappwebview) {
    send = function (message) {
      window.flutter_inappwebview.callHandler("PartnerBridge", message);
    };
  }
  if (send === null) return;
  window.PartnerBridge = {
    goBackHome: function (merchant) {
      send({ action: "goBackHome", merchant: merchant });
    },
  };
})();
