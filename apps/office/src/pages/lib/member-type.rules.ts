import type { MemberType } from '@foyer/contract'

const texts = {
  0: 'office.type.0',
  1: 'office.type.1',
  2: 'office.type.2',
  4: 'office.type.4',
  40: 'office.type.40',
  41: 'office.type.41',
  42: 'office.type.42',
} as const satisfies Record<MemberType, string>

/** Text id of a member's type. */
export function nameMemberType(type: number) {
  const known: Partial<Record<number, (typeof texts)[MemberType]>> = texts
  return known[type] ?? texts[0]
}
