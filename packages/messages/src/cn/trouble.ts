import type { TextsOf } from '../messages.types.ts'

export const trouble: TextsOf<'trouble'> = {
  'maintenance.title': '系统维护中',
  'maintenance.body': '网站正在更新，您的余额和注单都很安全',
  'maintenance.end': '预计 {time} 恢复',
  'maintenance.left': '还有 {left}',
  'maintenance.late': '维护时间比预计稍长',
  'maintenance.return': '恢复后此页面会自动打开',
  'denied.title': '禁止访问',
  'denied.ip': '您的 IP 地址无法访问本站',
  'denied.address': '您的 IP 地址：{ip}',
  'denied.location': '您所在的地区无法访问本站',
  'domain.title': '此网址不可用',
  'domain.body': '本站未在 {host} 提供服务',
  'domain.go': '前往 {host}',
  'domain.searching': '正在查找其他网址…',
  'domain.none': '目前没有其他可用的网址',
  'waiting.retrying': '正在重试…',
  'waiting.return': '此页面会自动恢复',
  'china.title': '推荐浏览器',
  'china.body': '在中国大陆，建议使用 QQ、UC 或 360 浏览器的极速模式访问本站',
}
