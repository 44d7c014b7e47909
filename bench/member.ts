import { login } from '@foyer/contract'
import { request } from 'undici'
import type { RunningInstance } from '../scripts/running-instance.ts'

/** A member's session, as headers of calls. */
export interface BenchMember {
  cookie: string
  token: string
}

/** Logs the demo's member in. @throws with the answer's code when it is refused */
export async function logIn(
  { port, password }: RunningInstance,
  headers: Record<string, string>,
): Promise<BenchMember> {
  const answer = await request(`http://127.0.0.1:${port}${login.path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ username: 'demo', password }),
  })
  const { value, errorCode } = (await answer.body.json()) as {
    value: { token: string } | null
    errorCode: string | null
  } // the envelope of a login
  if (!value) throw new Error(`the login is answered ${answer.statusCode} ${errorCode}`)
  const cookies = [answer.headers['set-cookie'] ?? []].flat().map((line) => line.split(';')[0])
  return { token: value.token, cookie: cookies.join('; ') }
}
