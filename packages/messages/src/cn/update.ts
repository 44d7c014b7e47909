import type { TextsOf } from '../messages.types.ts'

export const update = {
  'update.app.title': '有新版本',
  'update.app.body': '应用已有新版本，请更新后继续使用',
  'update.app.action': '立即更新',
  'download.title': '获取{merchant}应用',
  'download.action': '下载',
  'download.today': '今天不再显示',
  'download.grade': '评分 {grade}（满分 5 分）',
  'update.later': '稍后',
  'update.preview': '版本 {number} 预览中。点按即可退出。',
} satisfies TextsOf<'update'>
