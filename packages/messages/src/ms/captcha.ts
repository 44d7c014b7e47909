import type { TextsOf } from '../messages.types.ts'

export const captcha: TextsOf<'captcha'> = {
  'captcha.title': 'Semakan keselamatan',
  'captcha.lead': 'Kami memastikan ini bukan bot. Hanya beberapa saat.',
  'captcha.working': 'Menyemak…',
  'captcha.vendor': 'Lengkapkan semakan di bawah untuk teruskan',
  'captcha.failed':
    'Semakan keselamatan tidak dapat dimuatkan. Semak sambungan anda, atau matikan penyekat iklan dan cuba lagi.',
  'captcha.busy': 'Semakan keselamatan sudah dibuka',
  'captcha.outdated': 'Ralat tidak diketahui: perkhidmatan Geetest tidak berfungsi',
  verify_first: 'Lengkapkan semakan keselamatan dahulu',
}
