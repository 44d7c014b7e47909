import type { TrackingEventType } from '@foyer/contract'

/**
 * Names of our events at a partner (OPEN-58); missing ones are not sent there. `redeposit` comes with `deposit` and its
 * value: under one name, a partner would count two purchases (CONF-40).
 */
export type EventNames = Partial<Record<TrackingEventType, string>>

/**
 * A partner's script in the visitor's browser. It runs in the tracking frame, on a host that has nothing of ours, and
 * only after a yes to the partner's purpose (DEC-21); the page never loads it (T26).
 */
export interface TrackingTag {
  /** Address of the partner's script. */
  script: string
  /** Further sources that the script loads from and reports to, as in a policy: origins, with `*.` for all subdomains. */
  hosts: readonly string[]
  /** Names of our events at the partner; others do not reach its script. */
  names: EventNames
  /** Script that prepares the partner's queue, before its own script has loaded. */
  prepare: string
  /** Function expression `(name, values) => void`; values are `eventID`, `value` in whole units, `currency` and `content_id`. */
  send: string
}

/** JSON that may stand in a script of a document. */
export function toScriptValue(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** A queue of calls by methods, as TikTok and Kwai have it: `name.method(...)` is stored until the script takes it. */
export function prepareMethodQueue(name: string, methods: readonly string[]): string {
  return `var q=window.${name}=window.${name}||[];q.methods=${JSON.stringify(methods)};q.methods.forEach(function(m){q[m]=function(){q.push([m].concat([].slice.call(arguments)))}});`
}
