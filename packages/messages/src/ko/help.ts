import type { TextsOf } from '../messages.types.ts'

export const help: TextsOf<'help'> = {
  'help.intro': '자주 묻는 질문에 대한 답변이에요',
  'help.contact': '답을 찾지 못했거나 계정에 로그인할 수 없나요? 고객센터에 문의해 주세요.',
  'help.deposit.title': '입금은 어떻게 하나요?',
  'help.deposit.body':
    '“입금”에서 결제 수단을 선택하고 금액을 입력해 주세요. 결제사 페이지에서 결제를 확인한 뒤 이곳으로 돌아오세요.\n페이지를 닫았더라도 결제가 확인되는 즉시 잔액에 반영돼요. 그전까지 입금은 대기 중으로 표시돼요. 두 번 결제되는 일은 없어요.',
  'help.withdrawal.title': '출금은 어떻게 하나요?',
  'help.withdrawal.body':
    '본인 명의의 출금 계좌를 한 번 추가한 다음 “출금”에서 금액을 입력해 주세요. 출금액은 바로 보류되어 베팅에 사용할 수 없어요.\n은행이 지급을 확인하면 잔액에서 빠져나가요. 은행이 거절하면 전액이 잔액으로 돌아와요. 은행이 응답하지 않으면 저희가 계속 확인하는 동안 금액은 보류 상태로 유지돼요.',
  'help.lottery.title': '복권은 어떻게 진행되나요?',
  'help.lottery.body':
    '1분마다 추첨해요. 추첨 5초 전에 베팅이 마감돼요. 티켓을 구매하면 베팅금이 보류돼요. 추첨이 마감되기 전에 접수된 티켓만 유효하며, 그렇지 않으면 베팅금을 돌려받아요.\n당첨금은 추첨 직후 잔액에 반영돼요. 당첨금과 평균 환수율은 복권의 “당첨금”에서 확인할 수 있어요.',
  'help.fair.title': '추첨이 공정한지 어떻게 알 수 있나요?',
  'help.fair.body':
    '베팅이 시작되기 전에 각 추첨의 비밀 시드를 고정하고 그 해시를 공개해요. 베팅이 마감되면 티켓 목록도 고정돼요. 추첨이 끝나면 시드를 공개해요.\n추첨을 열고 “공정성 확인”을 누르면 모든 단계를 내 브라우저에서 다시 계산할 수 있어요. 숫자가 하나라도 바뀌었다면 확인에 실패해요.',
  'help.account.title': '계정을 어떻게 안전하게 지키나요?',
  'help.account.body':
    '다른 곳에서 쓰지 않는 비밀번호를 사용해 주세요. 다른 사람이 알게 된 것 같다면 “내 계정”에서 변경해 주세요. 다른 모든 기기에서 로그아웃돼요.\n저희는 절대 비밀번호를 묻지 않아요.',
  'help.safer.title': '과몰입을 어떻게 예방하나요?',
  'help.safer.body':
    '만 18세 이상만 플레이할 수 있어요. 시작하기 전에 쓸 시간과 금액을 정하고, 정한 한도에 이르면 멈추세요. 생활에 필요한 돈으로 베팅하지 말고, 잃은 돈을 되찾으려고 베팅하지 마세요.\n더 이상 즐겁지 않다면 고객센터나 거주 국가의 상담 전화에 문의해 주세요. “내 계정”의 “보안”에서 언제든지 계정 해지를 요청할 수 있어요.',
  'help.terms.title': '약관 및 규칙 요약',
  'help.terms.body':
    '계정은 1인당 하나예요. 만 18세 이상이어야 하며 본인의 돈으로 플레이해야 해요. 출금은 본인 명의 계좌로만 지급돼요.\n모든 베팅금과 당첨금은 거래 내역에 표시돼요. 결과는 최종적이며 저희도 바꿀 수 없어요.',
  'help.legal': '전문 보기',
  'help.legal.terms': '이용약관',
  'help.legal.privacy': '개인정보',
  'help.legal.bonus': '보너스 규정',
  'help.legal.complaints': '이의 제기',
  'help.legal.version': '버전 {version}',
  'help.legal.absent': '이 버전은 여기서 볼 수 없어요',
  'help.legal.current': '현재 버전 보기',
  'help.legal.short': '요약',
  'help.about.title': '{merchant} 소개',
  'help.about.legalName': '회사명',
  'help.about.authority': '허가 기관',
  'help.about.number': '허가 번호',
  'help.about.registeredAddress': '등록 주소',
  'help.about.email': '이메일',
  'help.about.telephone': '전화',
  'help.about.serviceHours': '고객센터 운영 시간',
  'consent.title': '개인정보 보호',
  'consent.body':
    '방문 정보를 누구와 공유할지 직접 정할 수 있어요. 이름은 누구에게도 제공되지 않으며, 언제든지 여기서 바꿀 수 있어요.',
  'consent.ask.all': '분석과 광고를 위해 방문 정보를 파트너와 공유해도 될까요? 이름은 절대 제공되지 않아요.',
  'consent.ask.measurement':
    '방문 정보를 분석 파트너와 공유해도 될까요? 서비스 개선에 도움이 되며, 이름은 절대 제공되지 않아요.',
  'consent.ask.advertising': '방문 정보를 광고 파트너와 공유해도 될까요? 이름은 절대 제공되지 않아요.',
  'consent.yes': '모두 동의',
  'consent.no': '모두 거부',
  'consent.choose': '선택하기',
  'consent.purpose.measurement': '분석',
  'consent.purpose.advertising': '광고',
  'consent.about.measurement': '어떤 페이지와 캠페인이 효과적인지 알 수 있어요. 파트너: {partners}.',
  'consent.about.advertising': '이곳에서의 활동과 어떤 광고를 보고 방문했는지를 파트너에게 알려요. 파트너: {partners}.',
  'consent.saved': '저장했어요',
  'consent.failed': '아직 저장되지 않았어요. 다시 전송할게요.',
}
