import type { plinko as english } from '../en/arcade-plinko.ts'

/** Texts of the arcade's game Plinko. */
export const plinko: { readonly [Id in keyof typeof english]: string } = {
  'plinko.name': 'Plinko',
  'plinko.how':
    'Mpira huanguka kupitia safu za pini na kwenda kushoto au kulia kwenye kila pini kwa uwezekano sawa. Kisanduku unapotua huamua malipo. Safu nyingi na hatari kubwa humaanisha malipo makubwa zaidi pembeni.',
  'plinko.prize': 'Kisanduku',
  'plinko.prize.row': 'Namba {id}',
  'plinko.risk': 'Hatari',
  'plinko.risk.low': 'Chini',
  'plinko.risk.medium': 'Wastani',
  'plinko.risk.high': 'Juu',
  'plinko.rows': 'Safu',
  'plinko.rows.count': '{count, plural, one {safu #} other {safu #}}',
}
