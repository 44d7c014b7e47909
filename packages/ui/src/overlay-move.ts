/**
 * Pending move through the browser's history that removes the entries of closed overlays. It changes no page, and a
 * navigation waits for it. Separate from `overlay-history.ts`, which is loaded with the first overlay, because the
 * navigation needs it at any time.
 */
export const overlayMove: { pending: Promise<void> | undefined } = { pending: undefined }
