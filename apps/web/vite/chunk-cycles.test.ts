import { expect, test } from 'vitest'
import { findCycle } from './chunk-cycles.ts'

const chunksOf = (imports: Record<string, string[]>) =>
  new Map(Object.entries(imports).map(([name, names]) => [name, { name, imports: names }]))

test.each([
  [{ entry: ['start'], start: ['react'], later: ['start', 'react'], react: [] }, undefined],
  [{ entry: ['start'], start: ['forms'], forms: ['later'], later: ['start'] }, ['start', 'forms', 'later', 'start']],
  [{ entry: ['start'], start: ['vendor'] }, undefined],
])('a cycle of chunks in %o: %o', (imports, cycle) => expect(findCycle(chunksOf(imports))).toEqual(cycle))
