/** Also called when a pointer is near the link. After a failure a click tries again. */
export const loadView360 = () => import("@/components/catalog/gallery/view-360").then((loaded) => loaded.loadView360());
