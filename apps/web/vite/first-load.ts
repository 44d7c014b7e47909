import { resolve } from 'node:path'

const source = resolve(import.meta.dirname, '../src')
const react = /\/node_modules\/(react|react-dom|scheduler)\//
/** The entry needs them: in the start's chunk it would wait for all of that chunk. */
const helpers = /preload-helper|rolldown\/runtime/
/** The contract's index imports every call; the calls of a home page are in these files. */
const contract = /\/packages\/contract\/src\//
const contractOfHome =
  /\/(index|address|bidi|chat|content|date-time|deposit|endpoint|flags|game|game-lobby|lottery|member-access\.rules|member-types|image|session|system|wallet|withdrawal)\.ts$/

/**
 * Shared code of later screens, each row in one file: every file adds a line to the first load's list of files. Screens
 * with a form load `forms`, ways to log in `access`, ways to prove an address `contact`, members' screens `members`, and
 * all but the first load `later`.
 */
const shared = {
  access:
    /\/contract\/src\/(bounds|captcha(\.rules)?|firebase|identity(-fields)?|login-ways|passkey|recovery|second-factor|verification)\.ts$|\/src\/lib\/(account-page|after-login|captcha\/(captcha|captcha\.constants|run-with-captcha)|passkey-(error|support)|remember|remember\.rules|social-pending(-note)?)(\.module)?\.(css|tsx?)$|\/features\/session\/session(\.constants|-attempt(\.rules)?|-screen\.module|-second-factor\.rules)\.(css|ts)$/,
  contact:
    /\/src\/(lib\/(code-field|code-paste|contact-(field|input\.rules)|mobile-field|new-password-field|password-meter|request-code)|ui\/country-picker)(\.module)?\.(css|tsx?)$/,
  forms:
    /\/money\/src\/(latin-(digits|text)|number-text|parse-amount)\.ts$|\/src\/(ui\/(check-field|form|secret-field|text-field|wrong-field)|lib\/(field-problems|password-field|problems\.rules|submit))(\.module)?\.(css|tsx?)$/,
  later:
    /foyer-icons-later|\/contract\/src\/(errors|game-trial)\.ts$|\/features\/games\/game-launch\.constants\.ts$|\/src\/lib\/(announcement-query|cookies|device|domain-popup|domain-route\.rules|find-domains|push\/push\.constants|registration-info|report|wps\/(outcome\.rules|wps\.constants))\.tsx?$/,
  members:
    /\/src\/app\/missing-screen\.tsx$|\/contract\/src\/(contact|identity-list|inbox|member|passkey-list|promotion|rank)\.ts$|\/src\/lib\/(amend-value|days\.rules|drafts|facebook-cookies|has-password|idempotent-call|load-failure|password-first|pixel-track|tab-channel)(\.module)?\.(css|tsx?)$/,
} as const

/** Exported by a facade but used by later screens only: left to their chunks. */
const behindFacade =
  /\/platform\/(image-format|device-facts|login-device|native-bridge|install-|in-app-browser)|useInfiniteQuery|infiniteQueryObserver/

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/**
 * Names the chunk of a module of the first load: React separately, so that it is parsed in a separate task and stays
 * cached across changes of our code; shared code of the start and the home page in one file, which compresses better
 * than many small ones.
 */
export function createFirstLoadNames(): (id: string, graph: ModuleGraph) => string | null {
  const closures = new WeakMap<ModuleGraph, Set<string>>()
  return (id, graph) => {
    if (react.test(id) || helpers.test(id)) return 'react'
    for (const [name, modules] of Object.entries(shared)) if (modules.test(id)) return name
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
