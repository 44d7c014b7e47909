/** A stored text of this browser; undefined without one, and where storage is refused. */
export function readStored(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a text; a browser that refuses keeps it for this page only. */
export function writeStored(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    // The choice lasts as long as the page.
  }
}
