import { renderToString } from 'react-dom/server'
import styles from './reference.css?inline'
import type { ReferenceInput } from './reference-content.ts'
import { ReferencePage } from './reference-page.tsx'

/** The whole document of the reference page. */
export function renderReference({ content, path, script, nonce }: ReferenceInput): string {
  const body = renderToString(<ReferencePage content={content} firstPath={path} />)
  const data = JSON.stringify(content).replace(/</g, '\\u003c')
  const splash = content.hasSplash
    ? `<div class="splash" aria-hidden="true"><img src="${content.logo}" alt="" width="88" height="88"><span>${content.name}</span></div>`
    : ''
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${content.name}</title><link rel="icon" href="${content.logo}"><style nonce="${nonce}">${styles}</style>`,
    `<script type="module" nonce="${nonce}" src="${script}"></script></head>`,
    `<body><div id="root">${body}</div>${splash}<script type="application/json" id="content">${data}</script></body></html>`,
  ].join('')
}
