import type { TestServer } from './test-server.ts'

/** Texts on the demo's outbox page for a recipient, newest first. */
export async function readOutbox(server: TestServer, to: string, host = 'localhost'): Promise<string[]> {
  const url = `/wps/demo/outbox?to=${encodeURIComponent(to)}`
  const { body } = await server.app.inject({ method: 'GET', url, headers: { host } })
  return [...body.matchAll(/<p dir="auto">([^<]*)<\/p>/g)].map(([, text = '']) => text)
}

/** The newest code sent to a recipient. */
export async function readCode(server: TestServer, to: string, host = 'localhost'): Promise<string> {
  const [text = ''] = await readOutbox(server, to, host)
  const code = /\b\d{6}\b/.exec(text)?.[0]
  if (code === undefined) throw new Error(`no code was sent to ${to}`)
  return code
}
