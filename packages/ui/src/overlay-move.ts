/**
 * The move through the browser's history that takes away the entries of overlays which are closed, while it is under
 * way. It leads to no other page, and a navigation waits for it. Apart from `overlay-history.ts`, which comes with the
 * first overlay, because the navigation asks at any time.
 */
export const overlayMove: { pending: Promise<void> | undefined } = { pending: undefined }
