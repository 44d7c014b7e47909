import { encryptionHeader } from '@foyer/contract/encryption'
import { writeTrustedTypes } from './headers.ts'
import { escapeHtml } from './html.ts'
import type { describeEndpoints } from './openapi.ts'

type Description = ReturnType<typeof describeEndpoints>
type Operation = {
  summary: string
  description: string
  parameters: { name: string }[]
  requestBody?: unknown
  responses: Record<string, unknown>
}

/** The calls as a readable page; plain HTML without script. */
export function renderOpenapiPage(description: Description): string {
  const sections = Object.entries(description.paths).flatMap(
    ([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => renderOperation(method, path, operation as Operation)), // from openapi.ts
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Foyer: the calls</title>
<link rel="stylesheet" href="/wps/openapi.css"></head><body><h1>Foyer: the calls</h1>
<p>${escapeHtml(description.info.description)} The same as data: <a href="/wps/openapi.json">openapi.json</a>.</p>${sections.join('')}</body></html>`
}

/** Policy of a page with a style and links only. */
export const openapiPagePolicy = `default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; ${writeTrustedTypes()}`

/** Style of that page, a separate file because of the Content-Security-Policy. */
export const openapiPageStyle = `body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:0 auto;padding:1rem;color:#1a1f2b;background:#fff}
summary{cursor:pointer;padding:.6rem 0;min-block-size:44px;display:flex;gap:.75rem;align-items:center;flex-wrap:wrap}
details{border-block-end:1px solid #d8dde6}b{min-inline-size:3.5rem}code,pre{font:14px/1.45 ui-monospace,monospace}pre{overflow:auto;background:#f3f5f8;padding:1rem;border-radius:8px}`

function renderOperation(method: string, path: string, operation: Operation): string {
  const { summary, description, ...rest } = operation
  const mark = operation.parameters.some(({ name }) => name === encryptionHeader.encryption)
    ? ' <i>may come encrypted</i>'
    : ''
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> <span>${escapeHtml(summary)}</span>${mark}</summary>
<p>${escapeHtml(description)}</p><pre tabindex="0">${escapeHtml(JSON.stringify(rest, null, 2))}</pre></details>`
}
