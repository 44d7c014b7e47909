import type { TextsOf } from '../messages.types.ts'

export const install: TextsOf<'install'> = {
  'install.title': '将{merchant}添加到主屏幕',
  'install.body': '无需下载，从主屏幕一键打开本站',
  'install.done': '{merchant}已在您的主屏幕上',
  'install.android': '安卓：Chrome 或三星浏览器',
  'install.android.1': '打开浏览器菜单',
  'install.android.2': '点按“添加到主屏幕”',
  'install.android.3': '确认名称，图标即出现在主屏幕上',
  'install.ios': 'iPhone 和 iPad：Safari',
  'install.ios.1': '点按 Safari 中的分享按钮',
  'install.ios.2': '点按“添加到主屏幕”',
  'install.ios.3': '点按“添加”',
  'install.warning': '切勿通过他人发来的文件或链接安装“{merchant}应用”，我们不提供安装包',
}
