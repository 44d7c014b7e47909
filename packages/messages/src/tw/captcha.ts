import type { TextsOf } from '../messages.types.ts'

export const captcha: TextsOf<'captcha'> = {
  'captcha.title': '安全驗證',
  'captcha.lead': '正在確認您不是機器人，只需幾秒鐘',
  'captcha.working': '驗證中…',
  'captcha.vendor': '請完成下方驗證以繼續',
  'captcha.failed': '無法載入安全驗證，請檢查網路連線，或關閉廣告封鎖程式後再試一次',
  'captcha.busy': '安全驗證已在進行中',
  'captcha.outdated': '未知錯誤：Geetest 服務無法運作',
  verify_first: '請先完成安全驗證',
}
