/**
 * Keeps what is typed into the forms of the flood page when the language changes or the page is loaded again. Sending a
 * form deletes it, and so does a log-out (utils/browser/personal-data.ts). The page works without it.
 * server.ts allows it in the Content-Security-Policy by the hash of this exact text.
 */
export const FLOOD_DRAFT_SCRIPT = `(function(){try{var s=sessionStorage,k="web-form-flood",t=JSON.parse(s.getItem(k)||"{}");document.querySelectorAll("form").forEach(function(f){["msisdn","district","reference"].forEach(function(n){var e=f.elements[n],i=f.elements.action.value+" "+n;if(!e)return;if(!e.value&&t[i])e.value=t[i];e.addEventListener("input",function(){t[i]=e.value;s.setItem(k,JSON.stringify(t))})});f.addEventListener("submit",function(){s.removeItem(k)})})}catch(e){}})()`;
