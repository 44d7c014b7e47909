import type { TextsOf } from '../messages.types.ts'

export const update: TextsOf<'update'> = {
  'update.app.title': '업데이트가 있어요',
  'update.app.body': '앱의 새 버전이 나왔어요. 업데이트하고 새로워진 앱을 계속 이용해 주세요.',
  'update.app.action': '지금 업데이트',
  'download.title': '{merchant} 앱 받기',
  'download.action': '다운로드',
  'download.today': '오늘은 다시 보지 않기',
  'download.grade': '평점 5점 만점에 {grade}점',
  'update.later': '나중에',
  'update.preview': '버전 {number} 미리보기입니다. 나가려면 탭하세요.',
}
