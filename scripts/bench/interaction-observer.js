// Runs in the measured page: keeps the longest time from an input to the next painted frame, as the browser reports it.
window.benchPainted = 0;
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries())
    if (interactionId > 0) window.benchPainted = Math.max(window.benchPainted, duration);
}).observe({ type: "event", durationThreshold: 16, buffered: true });
