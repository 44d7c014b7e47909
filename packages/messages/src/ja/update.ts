import type { TextsOf } from '../messages.types.ts'

export const update = {
  'update.app.title': 'アップデートがあります',
  'update.app.body': 'アプリの新しいバージョンがあります。更新して、最新の機能でお楽しみください。',
  'update.app.action': '今すぐ更新',
  'download.title': '{merchant}アプリを入手',
  'download.action': 'ダウンロード',
  'download.today': '今日は表示しない',
  'download.grade': '5点満点中{grade}点の評価',
  'update.later': '後で',
  'update.preview': 'バージョン {number} のプレビューです。タップすると終了します。',
} satisfies TextsOf<'update'>
