import { randomUUID } from 'node:crypto'
import { acceptStaffInvitation, readStaffInvitation, type StaffRole } from '@foyer/contract'
import { Secret, TOTP } from 'otpauth'
import { createStaffTeam } from '../staff/index.ts'
import { readCookies, type TestClient, type TestServer } from './test-server.ts'

export const OFFICE_HOST = 'office.localhost'
export const STAFF_PASSWORD = 'quiet7harbour-lamp'

/** A logged-in person of a merchant's staff. */
export interface StaffClient extends TestClient {
  email: string
  cookie: string
  secret: string
}

/** The code that an authenticator shows now, or some steps of 30 s from now. */
export function readCode(secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  return totp.generate({ timestamp: Date.now() + steps * 30_000 })
}

/** Adds a person by the command's functions. @returns the token of the invitation */
export async function inviteToOffice(
  server: TestServer,
  merchant: string,
  roles: StaffRole[],
  email = `${randomUUID()}@staff.example`,
): Promise<{ email: string; token: string }> {
  const team = createStaffTeam(server.database, server.config)
  const address = await team.add(merchant, { email, name: `Person ${email.slice(0, 4)}`, roles }, 'test')
  return { email, token: address?.split('#')[1] ?? '' }
}

/** Adds a person, who accepts the invitation and is logged in by that. */
export async function logInStaff(server: TestServer, merchant: string, ...roles: StaffRole[]): Promise<StaffClient> {
  const { email, token } = await inviteToOffice(server, merchant, roles)
  const client = { host: OFFICE_HOST }
  const invitation = await server.call(readStaffInvitation, { body: { token } }, client)
  const secret = invitation.envelope.value?.secret ?? ''
  const body = { token, password: STAFF_PASSWORD, code: readCode(secret) }
  const { envelope, headers } = await server.call(acceptStaffInvitation, { body }, client)
  if (!envelope.success) throw new Error(`invitation refused: ${envelope.errorCode}`)
  return { ...client, email, secret, cookie: readCookies(headers) }
}
