import type { slot as english } from '../en/arcade-slot.ts'

/** Texts of the arcade's game Night Market. */
export const slot: { readonly [Id in keyof typeof english]: string } = {
  'slot.name': '야시장',
  'slot.how':
    '릴 5개가 무작위로 멈춰요. 베팅금은 라인마다 똑같이 나뉘어요. 왼쪽 릴부터 같은 그림이 3개 이상 이어지면 지급돼요. 등불은 와일드로, 그릇을 제외한 모든 그림을 대신해요. 그릇은 위치에 상관없이 3개 이상이면 지급돼요. 한 번의 스핀에서 나온 지급액은 모두 더해요.',
  'slot.lines': '라인',
  'slot.lines.count': '{count, plural, other {라인 #개}}',
  'slot.lines.each': '라인당 {amount}',
  'slot.hint': '왼쪽부터 3개 맞추기',
  'slot.wins': '{count, plural, other {지급 #건}}: {amount}',
  'slot.win.line': '라인 {number}: {symbol} {count}개, {factor} 지급',
  'slot.win.anywhere': '{symbol} {count}개, {factor} 지급',
  'slot.row': '{number}번째 줄: {symbols}',
  'slot.symbol':
    '{symbol, select, moon {달} koi {잉어} fan {부채} tea {차} bao {만두} skewer {꼬치} chili {고추} lantern {등불} bowl {그릇} other {그림}}',
  'slot.paytable.symbol': '그림',
  'slot.paytable.note': '{count, plural, other {라인 #개}}일 때 총 베팅금의 배수',
  'slot.paytable.wild': '와일드: 그릇을 제외한 모든 그림을 대신하며, 릴 2, 3, 4에 나와요',
  'slot.paytable.anywhere': '스캐터: 위치에 상관없이 지급',
  'slot.paytable.lines': '내 라인',
  'slot.paytable.line': '라인 {number}: 줄 {rows}',
  'slot.paytable.longest': '라인마다 왼쪽부터 가장 길게 이어진 그림으로 한 번만 지급돼요.',
}
