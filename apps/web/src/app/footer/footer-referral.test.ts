import type { EndpointDefinition } from '@foyer/contract'
import { expect, test } from 'vitest'
import type { Services } from '../../lib/services.tsx'
import { loadIsReferralOn } from './footer-referral.ts'

const on = { enabled: true, count: 0 }

test.each([
  ['REF-01 REF-02 enabled', true, { REFERRAL: on }, true, 1],
  ['REF-02 not enabled', true, { REFERRAL: { ...on, enabled: false } }, false, 1],
  ['REF-01 another promotion alone', true, { APP_DOWNLOAD: on }, false, 1],
  ['REF-02 an answer that fails', true, undefined, false, 1],
  ['REF-03 FLAG-20 CONF-19 without REWCEN3 nothing is asked', false, { REFERRAL: on }, false, 0],
])('the referral promotion: %s', async (_what, REWCEN3, answer, expected, calls) => {
  const called: string[] = []
  const wps: Services['wps'] = {
    async call({ path }: EndpointDefinition) {
      called.push(path)
      if (!answer) throw new Error('down')
      return answer as never // the answer of the one call
    },
  }
  expect(await loadIsReferralOn(wps, { whitelabelVal: { REWCEN3 } })).toBe(expected)
  expect(called).toEqual(Array.from({ length: calls }, () => '/wps/relay/MCSFE_getMerchantAvailablePromotions'))
})
