import { expect, test } from 'vitest'
import { ServiceError } from '../http/service-error.ts'
import { describeInitialDataFailure } from './page-initial-data-failure.ts'

test.each([
  ['not_found', 'info'],
  ['TOO_MANY_REQUESTS', 'info'],
  ['service_unavailable', 'warn'],
  ['unknown_error', 'warn'],
] as const)('a part refused with %s is one line of %s, without a stack', (code, level) => {
  expect(describeInitialDataFailure(new ServiceError(code))).toEqual({ level, fields: { code } })
})

test('a defect is an error with its stack', () => {
  const defect = new TypeError('x is undefined')
  expect(describeInitialDataFailure(defect)).toEqual({ level: 'error', fields: { err: defect } })
})
