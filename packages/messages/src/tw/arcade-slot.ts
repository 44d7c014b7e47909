import type { slot as english } from '../en/arcade-slot.ts'

/** Texts of the arcade's game Night Market. */
export const slot: { readonly [Id in keyof typeof english]: string } = {
  'slot.name': '夜市',
  'slot.how':
    '五個轉輪隨機停止。您的投注額會平均分配到每條線。從最左邊的轉輪算起，連續三個以上相同圖案即可獲得派彩。燈籠為百搭：可替代碗以外的任何圖案。三個以上的碗在任何位置都可獲得派彩。單次轉動的所有派彩會加總。',
  'slot.lines': '線數',
  'slot.lines.count': '{count, plural, other {# 條線}}',
  'slot.lines.each': '每條線 {amount}',
  'slot.hint': '從左邊連中 3 個',
  'slot.wins': '{count, plural, other {# 筆派彩}}：{amount}',
  'slot.win.line': '第 {number} 線：{count} × {symbol}，派彩 {factor}',
  'slot.win.anywhere': '{count} × {symbol}，派彩 {factor}',
  'slot.row': '第 {number} 列：{symbols}',
  'slot.symbol':
    '{symbol, select, moon {月亮} koi {錦鯉} fan {扇子} tea {茶} bao {包子} skewer {串燒} chili {辣椒} lantern {燈籠} bowl {碗} other {圖案}}',
  'slot.paytable.symbol': '圖案',
  'slot.paytable.note': '{count, plural, other {# 條線}}時，為您總投注額的倍數',
  'slot.paytable.wild': '百搭：在第 2、3、4 輪可替代碗以外的任何圖案',
  'slot.paytable.anywhere': '分散圖案：任何位置都可獲得派彩',
  'slot.paytable.lines': '您的線',
  'slot.paytable.line': '第 {number} 線：各輪所在列 {rows}',
  'slot.paytable.longest': '每條線只派彩一次，以從左邊起最長的連線計算。',
}
