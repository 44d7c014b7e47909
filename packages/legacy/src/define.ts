/** Adds what an engine lacks; what it has stays. */
export function define(target: object, members: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(members))
    if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true })
}
