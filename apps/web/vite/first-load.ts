import { resolve } from 'node:path'

const source = resolve(import.meta.dirname, '../src')
const react = /\/node_modules\/(react|react-dom|scheduler)\//
/** The entry needs them: in the start's chunk it would have to wait for all of that. */
const helpers = /preload-helper|rolldown\/runtime/
/** The contract's index leads to every call; what a home page needs stands in these files. */
const contract = /\/packages\/contract\/src\//
const contractOfHome =
  /\/(index|address|content|deposit|endpoint|flags|game|languages|lottery|member-access\.rules|member-types|session|system|wallet|withdrawal)\.ts$/

/** What members' screens share, in one file: each file costs the first load a line in its list of files. */
const later =
  /\/contract\/src\/(bounds|inbox|member|promotion|rank)\.ts$|\/src\/lib\/(after-login|cookies|device|drafts|idempotent-call|load-failure|refusal-text|report|tab-channel)\.tsx?$/

/** A facade leads to them, but only later screens use them: they are left to those. */
const behindFacade = /\/platform\/image-format\.|useInfiniteQuery|infiniteQueryObserver/

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/**
 * Names the chunk of a module of the first load: React apart, so that it is parsed in a task of its own and stays in
 * the cache when our code changes; and what the start and the home page share with others in one file, which packs
 * better than many small ones.
 */
export function createFirstLoadNames(): (id: string, graph: ModuleGraph) => string | null {
  const closures = new WeakMap<ModuleGraph, Set<string>>()
  return (id, graph) => {
    if (react.test(id) || helpers.test(id)) return 'react'
    if (later.test(id)) return 'later'
    let closure = closures.get(graph)
    if (!closure) {
      closure = collect(resolve(source, 'app/start.tsx'), graph, new Set())
      collect(resolve(source, 'app/home/home-screen.tsx'), graph, closure)
      closures.set(graph, closure)
    }
    return closure.has(id) && !id.includes('/app/home/') ? 'start' : null
  }
}

function collect(id: string, graph: ModuleGraph, found: Set<string>): Set<string> {
  if (found.has(id) || react.test(id) || helpers.test(id) || behindFacade.test(id)) return found
  if (contract.test(id) && !contractOfHome.test(id)) return found
  found.add(id)
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) collect(imported, graph, found)
  return found
}
