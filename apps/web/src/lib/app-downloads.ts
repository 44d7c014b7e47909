type Listener = () => void

let listener: Listener | undefined
/** Downloads of this page before anybody watches: a visitor's first tap may be one. */
let earlier = 0

/** Watches the downloads of the app that this page starts (BAR-15), earlier ones included. */
export function watchAppDownloads(watcher: Listener): void {
  listener = watcher
  for (; earlier > 0; earlier -= 1) watcher()
}

/** Reports that a visitor has opened a package of the app. */
export function reportAppDownload(): void {
  if (listener) listener()
  else earlier += 1
}
