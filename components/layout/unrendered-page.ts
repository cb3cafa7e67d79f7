/** Next requires a component of each page. This one is never rendered: getServerSideProps has already sent the response. */
export const UnrenderedPage = () => null;
