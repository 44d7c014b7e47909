import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { escapeHtml } from '../../src/http/html.ts'

/** A made-up person of the demo's services. */
export interface DemoPerson {
  id: string
  firstName: string
  lastName: string
}

/** Persons with the same identity at each login; anybody else is new. */
export const demoPersons: readonly DemoPerson[] = [
  { id: '700001', firstName: 'Mika', lastName: 'Reyes' },
  { id: '700002', firstName: 'Noor', lastName: 'Khan' },
]

/** The person of a choice; a new one for any other text. */
export function findPerson(choice: string): DemoPerson {
  const known = demoPersons.find(({ id }) => id === choice)
  return known ?? { id: String(8e8 + randomBytes(4).readUInt32BE()), firstName: 'Sam', lastName: 'Santos' }
}

/** Name of the page's one style sheet. */
export const DEMO_STYLE_PATH = '/demo.css'
export const demoStyle = `body{font:1rem/1.5 system-ui,sans-serif;max-width:28rem;margin:2rem auto;padding:0 1rem}
a,button{display:block;margin:.75rem 0;padding:.75rem 1rem;border:1px solid;border-radius:.5rem;color:inherit}
h1{overflow-wrap:anywhere}
button{width:100%;background:none;font:inherit;text-align:start}`

const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** A page of links, as a service's page of consent. */
export function sendChoices(
  reply: FastifyReply,
  { title, lead, links }: { title: string; lead: string; links: readonly { href: string; label: string }[] },
): FastifyReply {
  const items = links.map(({ href, label }) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`)
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .send(`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><link rel="stylesheet" href="${DEMO_STYLE_PATH}"></head><body><h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(lead)}</p>${items.join('')}</body></html>`)
}

/** Links for each person, and for a new one. */
export function listPersonLinks(makeHref: (choice: string) => string): { href: string; label: string }[] {
  const known = demoPersons.map(({ id, firstName, lastName }) => ({
    href: makeHref(id),
    label: `${firstName} ${lastName}`,
  }))
  return [...known, { href: makeHref('new'), label: 'Somebody new' }]
}

/** An http(s) address of a page of ours; undefined for anything else. */
export function readPageAddress(text: unknown, path: string): URL | undefined {
  const url = typeof text === 'string' ? URL.parse(text) : null
  return url && /^https?:$/.test(url.protocol) && url.pathname === path ? url : undefined
}

/** The text fields of a query or form. */
export function readTexts(value: unknown): Partial<Record<string, string>> {
  const entries = Object.entries(typeof value === 'object' && value !== null ? value : {})
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
