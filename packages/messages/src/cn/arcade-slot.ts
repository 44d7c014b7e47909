import type { slot as english } from '../en/arcade-slot.ts'

/** Texts of the arcade's game Night Market. */
export const slot: { readonly [Id in keyof typeof english]: string } = {
  'slot.name': '夜市',
  'slot.how':
    '五个转轴随机停下。投注金额平均分配到每条线。同一条线上从最左转轴起三个或以上相同图案即可获奖。灯笼可替代汤碗以外的任意图案。三个或以上汤碗无论停在何处都获奖。同一次旋转的所有奖金相加。',
  'slot.lines': '线数',
  'slot.lines.count': '{count, plural, other {# 条线}}',
  'slot.lines.each': '每条线 {amount}',
  'slot.hint': '从左起连中 3 个即可获奖',
  'slot.wins': '{count, plural, other {# 个奖项}}：{amount}',
  'slot.win.line': '第 {number} 线：{count} 个{symbol}，赔付 {factor}',
  'slot.win.anywhere': '{count} 个{symbol}，赔付 {factor}',
  'slot.row': '第 {number} 行：{symbols}',
  'slot.symbol':
    '{symbol, select, moon {月亮} koi {锦鲤} fan {折扇} tea {茶} bao {包子} skewer {烤串} chili {辣椒} lantern {灯笼} bowl {汤碗} other {图案}}',
  'slot.paytable.symbol': '图案',
  'slot.paytable.note': '{count, plural, other {# 条线}}时，相对全部投注金额的倍数',
  'slot.paytable.wild': '替代汤碗以外的任意图案；仅出现在第 2、3、4 轴',
  'slot.paytable.anywhere': '任意位置均可获奖，与线无关',
  'slot.paytable.lines': '您的线',
  'slot.paytable.line': '第 {number} 线：第 {rows} 行',
  'slot.paytable.longest': '每条线只按从左起最长的连续图案赔付一次。',
}
