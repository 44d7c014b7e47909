import type { TextsOf } from '../messages.types.ts'

export const firebase: TextsOf<'firebase'> = {
  'firebase.unknown': '登入未成功，請再試一次或以其他方式登入',
  'firebase.cancelled': '登入視窗在完成前已關閉',
  'firebase.blocked': '您的瀏覽器封鎖了登入視窗，請允許本站的彈出式視窗後再試一次',
  'firebase.network': '無法連線至登入服務，請檢查網路連線後再試一次',
  'firebase.limit': '嘗試次數過多，請等待幾分鐘後再試',
  'firebase.disabled': '此帳號已停用，請以其他方式登入',
  'firebase.existing': '您曾以其他方式使用此電子郵件登入，請改用該方式',
  'firebase.storage': '您的瀏覽器封鎖了登入所需的資料，請允許本站使用 Cookie，或改用其他瀏覽器',
  'firebase.browser': '此瀏覽器不支援這種登入方式',
  'firebase.expired': '登入已逾時，請重新開始',
  'firebase.code': '代碼：{code}',
  'firebase.reason': '原因：{reason}',
  'firebase.blocked.title': '彈出式視窗遭封鎖',
  'firebase.blocked.retry': '開啟視窗',
  'firebase.elsewhere.title': '請在瀏覽器中開啟',
  'firebase.elsewhere.text': '{name} 不允許在此 App 內登入。請複製此頁網址並在瀏覽器中開啟，或以其他方式登入。',
  'firebase.elsewhere.copy': '複製網址',
  not_support_incognito: '無法在無痕視窗中使用',
}
