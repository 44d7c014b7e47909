import { expect, it } from 'vitest'
import { createArea } from '../../testing/fixture-wps.ts'
import { openMember } from './after-login.ts'
import { createSessionStore } from './session.ts'
import { openStorage } from './storage.ts'

const ana = { id: '7', token: 'anas', userName: 'ana', customerType: 0 }
const ben = { id: '8', token: 'bens', userName: 'ben', customerType: 0 }

it('OPEN-26 who must change the password must do so over another member’s session too, and it is that member’s alone', () => {
  const storage = openStorage('aurora', { session: createArea(), local: createArea() })
  const session = createSessionStore(storage, 'aurora')
  openMember({ session, storage }, ana, false)
  expect(openMember({ session, storage }, ben, true)).toBe(true)
  expect([session.get()?.id, storage.read('mustChangePassword')]).toEqual(['8', '1'])
  openMember({ session, storage }, ana, false)
  expect(storage.read('mustChangePassword')).toBeUndefined()
})
