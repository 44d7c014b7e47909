import type { baccarat as english } from '../en/arcade-baccarat.ts'

/** Texts of the arcade's game Baccarat. */
export const baccarat: { readonly [Id in keyof typeof english]: string } = {
  'baccarat.name': 'บาคาร่า',
  'baccarat.how':
    'สองฝั่งได้ไพ่ฝั่งละสองใบจากไพ่แปดสำรับที่สับใหม่ เอซนับ 1 แต้ม 2 ถึง 9 นับตามหน้าไพ่ 10 และไพ่รูปคนนับ 0 โดยนับเฉพาะเลขหลักสุดท้ายของผลรวม หากฝั่งใดได้ 8 หรือ 9 ทั้งสองฝั่งไม่จั่ว กรณีอื่นผู้เล่นจั่วใบที่สามเมื่อได้ 0 ถึง 5 หากผู้เล่นไม่จั่ว เจ้ามือจั่วเมื่อได้ 0 ถึง 5 หากผู้เล่นจั่ว เจ้ามือจั่วทุกครั้งเมื่อได้ 0 ถึง 2 เมื่อได้ 3 จั่วเว้นแต่ไพ่ใบนั้นเป็น 8 เมื่อได้ 4 จั่วหากเป็น 2 ถึง 7 เมื่อได้ 5 จั่วหากเป็น 4 ถึง 7 และเมื่อได้ 6 จั่วหากเป็น 6 หรือ 7 ฝั่งที่แต้มสูงกว่าชนะ หากเสมอ จะคืนเดิมพันฝั่งผู้เล่นและเจ้ามือ',
  'baccarat.prize': 'ผล',
  'baccarat.prize.row':
    '{id, select, player {ผู้เล่นชนะ} banker {เจ้ามือชนะ หักค่าคอมมิชชัน 5%} tie {เสมอ} playerPair {ผู้เล่นคู่} bankerPair {เจ้ามือคู่} returned {เสมอ คืนเงินเดิมพัน} other {}}',
  'baccarat.bet': 'เดิมพันฝั่ง',
  'baccarat.side':
    '{side, select, player {ผู้เล่น} banker {เจ้ามือ} tie {เสมอ} playerPair {ผู้เล่นคู่} bankerPair {เจ้ามือคู่} other {}}',
  'baccarat.points': '{points, plural, other {# แต้ม}}',
  'baccarat.result': '{result, select, player {ผู้เล่นชนะ} banker {เจ้ามือชนะ} tie {เสมอ} other {}}',
  'baccarat.short': '{result, select, player {P} banker {B} tie {T} other {}}',
  'baccarat.score': '{result} {player}–{banker}',
  'baccarat.cards': '{side}: {cards}',
  'baccarat.card':
    '{suit, select, spades {{rank} โพดำ} hearts {{rank} โพแดง} diamonds {{rank} ข้าวหลามตัด} clubs {{rank} ดอกจิก} other {}}',
  'baccarat.start': 'ผู้เล่น เจ้ามือ หรือเสมอ?',
  'baccarat.wait': 'กำลังวางเดิมพัน…',
  'baccarat.deal': 'กำลังแจกไพ่…',
  'baccarat.road': 'ผลล่าสุดของฉัน',
}
