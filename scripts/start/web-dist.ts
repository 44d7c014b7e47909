/** Folders of the builds of the web app and of the console. */
export const webDist = new URL('../../apps/web/dist/', import.meta.url).pathname
export const officeDist = new URL('../../apps/office/dist/', import.meta.url).pathname
