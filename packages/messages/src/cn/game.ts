import type { TextsOf } from '../messages.types.ts'

export const game: TextsOf<'game'> = {
  'game.search': '搜索游戏',
  'game.search.none': '未找到相关游戏',
  'game.search.none.body': '请换个名称，或浏览全部游戏',
  'game.search.clear': '显示全部游戏',
  'game.vendors': '游戏商',
  'game.categories': '分类',
  'game.count': '{count, plural, other {共 # 款游戏}}',
  'game.empty': '暂无游戏',
  'game.empty.body': '{merchant}暂无此类游戏，彩票每分钟开奖一期',
  'game.empty.action': '查看全部游戏',
  'game.launch.loading': '正在打开游戏…',
  'game.launch.loading.body': '请稍候',
  'game.launch.failed': '无法打开游戏',
  'game.launch.missing': '请从列表中选择游戏',
  'game.launch.retry': '重试',
  'game.launch.back': '返回',
  label_start_game_error: '游戏只能在应用内或从主屏幕打开',
  'game.launch.install': '添加到主屏幕',
}
