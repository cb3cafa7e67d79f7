// Runs in the measured page before anything of it; plain, since no compiler's helpers exist there.
(() => {
  const observed = { largest: 0, largestElement: "", shift: 0, tasks: [], firstPaint: 0 };
  window.benchObserved = observed;
  const watch = (type, take) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true });

  watch("largest-contentful-paint", ({ startTime, element, url }) => {
    observed.largest = startTime;
    observed.largestElement = `${element?.tagName.toLowerCase() ?? "gone"} ${url.slice(-60)}`.trim();
  });
  watch("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") observed.firstPaint = startTime;
  });
  watch("longtask", ({ startTime, duration }) => observed.tasks.push([startTime, duration]));

  // Shifts count in windows: at most 5 s long, ended by a second without any; the worst window counts.
  let sum = 0;
  let first = 0;
  let last = 0;
  watch("layout-shift", ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return;
    const sameWindow = sum > 0 && startTime - last < 1000 && startTime - first < 5000;
    if (!sameWindow) first = startTime;
    sum = sameWindow ? sum + value : value;
    last = startTime;
    observed.shift = Math.max(observed.shift, sum);
  });
})();
