import type { NotificationTexts } from '../notification.types.ts'

export const notification: NotificationTexts = {
  'notification.account_added.title': '출금 계좌가 추가됐어요',
  'notification.account_added.body': '{bank} {number} 계좌가 출금 계좌에 추가됐어요.',
  'notification.password_changed.title': '비밀번호가 변경됐어요',
  'notification.password_changed.body': '비밀번호가 변경됐어요. 다른 기기에서는 로그아웃됐어요.',
  'notification.contact_changed.title': '연락처가 변경됐어요',
  'notification.contact_changed.body': '계정에 새 연락처({contact})가 추가됐어요.',
  'notification.passkey_added.title': '패스키가 추가됐어요',
  'notification.passkey_added.body': '계정에 패스키가 추가됐어요. 비밀번호 없이 로그인할 때 사용할 수 있어요.',
  'notification.passkey_removed.title': '패스키가 삭제됐어요',
  'notification.passkey_removed.body': '계정에서 패스키가 삭제됐어요. 이 패스키로는 더 이상 로그인할 수 없어요.',
  'notification.passkey_copied.title': '이전 패스키 사용을 차단했어요',
  'notification.passkey_copied.body':
    '패스키의 이전 사본으로 로그인하려는 시도가 있어 차단했어요. 휴대폰을 복원했다면 그 패스키를 삭제하고 새로 추가해 주세요.',
  'notification.identity_added.title': '계정이 연결됐어요',
  'notification.identity_added.body':
    '회원님의 계정에 {service} 로그인이 연결됐어요. 비밀번호 없이 로그인할 때 사용할 수 있어요.',
  'notification.closure_requested.title': '계정 해지가 신청됐어요',
  'notification.closure_requested.body':
    '먼저 잔액을 출금해 주세요. {days}일 후 고객센터에서 계정을 해지해요. 본인이 아닌가요? “보안”에서 신청을 취소하고 비밀번호를 변경해 주세요.',
  'notification.identity_removed.title': '계정 연결이 해제됐어요',
  'notification.identity_removed.body':
    '회원님의 계정에서 {service} 연결이 해제됐어요. 더 이상 이 방법으로 로그인할 수 없어요.',
  'notification.new_device.title': '새 기기에서 로그인됐어요',
  'notification.new_device.body': '새 기기나 브라우저에서 회원님의 계정에 로그인됐어요.',
  'notification.second_factor_on.title': '2단계 로그인이 켜졌어요',
  'notification.second_factor_on.body': '로그인할 때 코드를 입력해야 해요.',
  'notification.second_factor_off.title': '2단계 로그인이 변경됐어요',
  'notification.second_factor_off.body': '회원님의 계정에서 로그인 코드를 받는 방법 하나가 꺼졌어요.',
  'notification.under_review.title': '출금이 일시 중지됐어요',
  'notification.under_review.body':
    '결제사와 결제 한 건을 확인하고 있어요. 확인이 끝나면 다시 출금할 수 있어요. 잔액에는 영향이 없어요.',
  'notification.login_failures.title': '로그인 실패가 있었어요',
  'notification.login_failures.body':
    '오늘 누군가 회원님의 계정에 잘못된 비밀번호를 여러 번 입력했어요. 계정은 안전하게 보호되고 있어요. 본인이 아니라면 다른 곳에서 쓰지 않는 비밀번호로 바꿔 주세요.',
  'notification.deposit_credited.title': '입금이 반영됐어요',
  'notification.deposit_credited.body': '입금하신 금액이 잔액에 반영됐어요.',
  'notification.withdrawal_sent.title': '출금액을 보냈어요',
  'notification.withdrawal_sent.body': '출금하신 금액이 계좌로 송금되고 있어요.',
  'notification.withdrawal_refused.title': '출금이 완료되지 않았어요',
  'notification.withdrawal_refused.body': '출금이 완료되지 않았어요. 금액은 잔액으로 돌아왔어요.',
  'notification.desk_answered.title': '고객센터에서 답변했어요',
  'notification.desk_answered.body': '채팅을 열어 답변을 확인하세요.',
  'notification.ticket_won.title': '당첨 티켓이 있어요',
  'notification.ticket_won.body': '당첨금이 잔액에 반영됐어요.',
  'notification.details': '눌러서 자세히 확인해 주세요.',
  'notification.hold': '{duration} 동안 출금이 일시 중지돼요.',
  'notification.advice': '본인이 아닌가요? 지금 비밀번호를 변경하고 고객센터에 문의해 주세요.',
}
