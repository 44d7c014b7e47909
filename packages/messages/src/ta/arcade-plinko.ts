import type { plinko as english } from '../en/arcade-plinko.ts'

/** Texts of the arcade's game Plinko. */
export const plinko: { readonly [Id in keyof typeof english]: string } = {
  'plinko.name': 'பிளிங்கோ',
  'plinko.how':
    'பந்து ஆணி வரிசைகள் வழியே விழும், ஒவ்வொன்றிலும் இடமோ வலமோ செல்லச் சம வாய்ப்பு உண்டு. அது விழும் பெட்டியே பேஅவுட்டை முடிவுசெய்யும். அதிக வரிசைகளும் அதிக ரிஸ்க்கும் இருந்தால், ஓரங்களில் பேஅவுட் அதிகமாக இருக்கும்.',
  'plinko.prize': 'பெட்டி',
  'plinko.prize.row': 'எண் {id}',
  'plinko.risk': 'ரிஸ்க்',
  'plinko.risk.low': 'குறைவு',
  'plinko.risk.medium': 'நடுத்தரம்',
  'plinko.risk.high': 'அதிகம்',
  'plinko.rows': 'வரிசைகள்',
  'plinko.rows.count': '{count, plural, one {# வரிசை} other {# வரிசைகள்}}',
}
