import type { TextsOf } from '../messages.types.ts'

export const install: TextsOf<'install'> = {
  'install.title': '把{merchant}放到主屏幕',
  'install.body': '无需下载任何东西：网站在浏览器中运行，点一下图标即可打开。',
  'install.done': '您已经从主屏幕打开了{merchant}。',
  'install.android': '安卓（Chrome 或三星浏览器）',
  'install.android.1': '打开浏览器的菜单。',
  'install.android.2': '选择“添加到主屏幕”。',
  'install.android.3': '确认名称，图标就会出现在主屏幕上。',
  'install.ios': 'iPhone 与 iPad（Safari）',
  'install.ios.1': '点按 Safari 工具栏中的分享按钮。',
  'install.ios.2': '选择“添加到主屏幕”。',
  'install.ios.3': '点按“添加”，图标就会出现在主屏幕上。',
  'install.warning': '切勿安装他人以文件或链接发来的“{merchant}应用”：我们不提供任何安装包。',
}
