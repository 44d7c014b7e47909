import { staffRoles } from '@foyer/contract'
import type { Database } from '@foyer/database'
import { createAuthenticators } from '../../src/authenticator.ts'
import { createDataCipher, deriveDataKey } from '../../src/db/data-cipher.ts'
import { findMemberByUsername, hashPassword, listClubLabels } from '../../src/member/index.ts'
import {
  addLabel,
  findPersonByEmail,
  invitePerson,
  labelMember,
  ownerOfAuthenticator,
  STAFF_AUTHENTICATOR,
  setCredentials,
} from '../../src/staff/index.ts'
import { seedDemoDesk } from './demo-desk.ts'

/** One person a role, at every demo merchant. */
export const demoStaff = staffRoles.map((role) => ({
  role,
  email: `${role}@foyer.example`,
  name: `Demo ${role}`,
}))

const SECRET_BYTES = 20

/** The authenticator's secret of a demo person: derived, so that the demo's page of codes needs no database. */
export function makeDemoStaffSecret(dataKey: string, email: string): Buffer {
  return deriveDataKey(dataKey, `demo staff ${email}`, SECRET_BYTES)
}

interface DemoStaffOptions {
  /** Codes of the demo merchants. */
  merchants: readonly string[]
  password: string
  dataKey: string
}

/** Creates missing persons with the demo's password, and what their desk has; existing ones are unchanged. */
export async function seedDemoStaff(
  database: Database,
  { merchants, password, dataKey }: DemoStaffOptions,
): Promise<void> {
  const cipher = createDataCipher(dataKey, STAFF_AUTHENTICATOR)
  const dependencies = { authenticators: createAuthenticators(dataKey, STAFF_AUTHENTICATOR), officeUrl: '' }
  const actor = { id: null, name: 'demo' }
  for (const { role, email, name } of demoStaff) {
    const scope = { isOperator: true }
    if (await database.transaction((tx) => findPersonByEmail(tx, email), scope)) continue
    const passwordHash = await hashPassword(password)
    await database.transaction(async (tx) => {
      let personId: string | undefined
      for (const merchant of merchants) {
        const person = { merchant, actor, reason: 'demo', email, name, roles: [role] }
        personId = (await invitePerson(tx, dependencies, person)).id
      }
      if (personId === undefined) return
      const authenticator = cipher.encrypt(makeDemoStaffSecret(dataKey, email), ownerOfAuthenticator(personId))
      await setCredentials(tx, personId, { passwordHash, authenticator })
    }, scope)
  }
  const { email, name } = demoStaff.find(({ role }) => role === 'support') ?? {}
  const found = email && (await database.transaction((tx) => findPersonByEmail(tx, email), { isOperator: true }))
  if (found && name) await seedDemoDesk(database, merchants, { personId: found.id, name })
  for (const merchant of merchants) await seedDemoLabel(database, merchant)
}

/** A club label, and the demo member who has it; a merchant with labels is unchanged. */
async function seedDemoLabel(database: Database, merchant: string): Promise<void> {
  const why = { actor: { id: null, name: 'demo' }, reason: 'demo' }
  await database.transaction(
    async (tx) => {
      if ((await listClubLabels(tx, merchant)).length > 0) return
      await addLabel(tx, { merchant, id: 'gold', name: 'Gold', type: 'AUTO', rankLevel: 3 }, why)
      const member = await findMemberByUsername(tx, merchant, 'demo')
      if (member) await labelMember(tx, { merchant, memberId: member.id, from: member.clubLabelId, to: 'gold' }, why)
    },
    { merchant },
  )
}
