import type { Plugin } from 'vite'

interface Chunk {
  name: string
  imports: readonly string[]
}

/**
 * Fails the build when chunks import each other: one of them then runs before what it imports, as no test of the sources
 * shows. A module that the first load imports belongs to a row of `first-load.ts` with what it imports itself.
 */
export function refuseChunkCycles(): Plugin {
  return {
    name: 'foyer-chunk-cycles',
    applyToEnvironment: ({ name }) => name === 'client' || name === 'legacy',
    generateBundle(_, bundle) {
      const chunks = new Map<string, Chunk>()
      for (const [file, chunk] of Object.entries(bundle)) if (chunk.type === 'chunk') chunks.set(file, chunk)
      const cycle = findCycle(chunks)
      if (cycle) this.error(`chunks import each other: ${cycle.join(' → ')}`)
    },
  }
}

/** Names of the chunks of a cycle of static imports. */
export function findCycle(chunks: ReadonlyMap<string, Chunk>): string[] | undefined {
  const done = new Set<string>()
  const visit = (file: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file].map((one) => chunks.get(one)?.name ?? one)
    if (done.has(file)) return undefined
    for (const imported of chunks.get(file)?.imports ?? []) {
      const cycle = visit(imported, [...way, file])
      if (cycle) return cycle
    }
    done.add(file)
    return undefined
  }
  for (const file of chunks.keys()) {
    const cycle = visit(file, [])
    if (cycle) return cycle
  }
  return undefined
}
