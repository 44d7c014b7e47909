/** Folder of the web app's build. */
export const webDist = new URL('../../apps/web/dist/', import.meta.url).pathname
