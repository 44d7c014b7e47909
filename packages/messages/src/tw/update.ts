import type { TextsOf } from '../messages.types.ts'

export const update = {
  'update.app.title': '有可用的更新',
  'update.app.body': 'App 已推出新版本，請更新以繼續使用並體驗最新功能',
  'update.app.action': '立即更新',
  'download.title': '取得 {merchant} App',
  'download.action': '下載',
  'download.today': '今天不再顯示',
  'download.grade': '評分 {grade}，滿分 5 分',
  'update.later': '稍後',
  'update.preview': '版本 {number} 預覽中。點按即可離開。',
} satisfies TextsOf<'update'>
