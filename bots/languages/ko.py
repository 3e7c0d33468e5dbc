"""Korean."""

from __future__ import annotations

from typing import Final

from bots.languages.pages.ko import PAGES
from bots.languages.terminal.ko import TERMINAL
from core.reading.language import Language

KOREAN: Final = Language(
    code="ko",
    name="Korean",
    roles={
        "chat_greeting": """
            안녕, 안녕하세요, 안녕하십니까, 하이, 헬로, 좋은 아침, 좋은 아침입니다, 반가워요, 반갑습니다, 수고하세요,
            수고하십니다, 잘 지내요, 굿모닝,
            오늘 기분이 어때요, 오늘 기분 어때요, 기분이 어때요, 오늘 어때요, 오늘 어떠세요, 오늘 어떻게
            지내세요, 어떻게 지내세요, 어떻게 지내요, 잘 지내세요, 잘 지내셨어요
        """,
        "chat_farewell": """
            잘 가, 잘가요, 안녕히 가세요, 안녕히 계세요, 내일 봐요, 내일 뵙겠습니다, 나중에 봐요,
            먼저 들어가 보겠습니다, 먼저 가볼게요, 퇴근합니다, 잘 자요, 굿나잇, 점심 먹고 올게요, 점심 다녀올게요,
            다녀오겠습니다, 다녀올게요, 금방 올게요, 잠시만요, 잠깐만요, 주말 잘 보내세요, 가봐야 해요, 가봐야겠어요,
            먼저 갈게요, 나중에 얘기해요
        """,
        "chat_thanks": """
            감사합니다, 감사해요, 감사, 고맙습니다, 고마워요, 고마워, 땡큐, ㄱㅅ, 감사드립니다, 정말 감사합니다,
            도움이 됐어요, 도움 됐습니다, 해결됐어요, 해결됐습니다, 해결했어요, 됩니다, 되네요, 잘되네요, 잘했어,
            잘했어요, 정말 고마워요, 정말 고마워, 정말 고맙습니다, 너무 고마워요, 너무 고마워, 너무 감사합니다,
            너무 감사해요, 진짜 고마워, 진짜 고마워요, 대단히 감사합니다, 친절하시네요, 정말 친절하시네요,
            큰 도움이 됐어요, 큰 도움이 되었어요, 큰 도움이 됐습니다, 큰 도움이 되었습니다, 많은 도움이 됐어요,
            많은 도움이 되었습니다, 도움이 되었어요, 도움이 되었습니다, 도움이 많이 됐어요, 딱 필요한 거였어요,
            딱 필요한 거였어, 최고예요, 최고네요,
            도움이 됐습니다, 유용했어요
        """,
        "chat_ok": """
            네, 넵, 넹, 예, 옙, 응, 웅, ㅇㅇ, ㅇㅋ, 오케이, 오키, 아니요, 아뇨, 아니, ㄴㄴ, 알겠습니다, 알겠어요,
            알았어요, 알았어, 확인했습니다, 확인, 확인이요, 그렇군요, 그렇네요, 그러네요, 그래요, 그렇죠, 그쵸,
            맞아요, 맞습니다, 맞네요, 좋아요, 좋습니다, 좋네요, 굿, 굳, 최고, 대박, 와, 우와, 헐, 아, 아하,
            아하 그렇군요, 오, 음, 흠, 저도요, 저도, 동의합니다, 물론이죠, 당연하죠, 괜찮아요, 괜찮습니다,
            죄송합니다, 죄송해요, 미안해요, 미안, 앗, 아이고, 별말씀을요, 천만에요, 수고하셨습니다, 고생하셨습니다,
            고생했어요, 축하해요, 축하합니다, 몰랐네요, 몰랐어요, 모르겠어요, 모르겠네요, 재밌네요, 부탁드립니다,
            부탁드려요, 완료, 완료했습니다, 헉, 에구, 에휴, 글쎄요, 아마도, 아직이요, 아직요, 그러게요, 그러니까요,
            아쉽네요, 다행이네요, 어머, 나도, 나도요, 됐어요, 됐습니다, 그게 다예요, 그게 전부예요, 이제 됐어요,
            충분해요, 더 없어요, 더 필요한 건 없어요, 더 필요한 것 없어요, 질문 없어요, 더 질문 없어요,
            다른 질문은 없어요
        """,
        "chat_laughter": "ㅋ, ㅋㅋ, ㅎ, ㅎㅎ, 하하, 호호, 크크, ㅋㅎ, ㅎㅋ",
        "chat_beside": "여러분, 모두, 다들, 님, 정말, 너무, 진짜, 아주, 그럼, 그냥, 봇, 팀장님, 형",
        "chat_wrong": """
            틀렸어요, 틀렸습니다, 틀립니다, 틀린, 잘못됐어요, 잘못됐습니다, 잘못된, 사실이 아니, 맞지 않,
            정확하지 않, 옛날 정보, 오래된 정보, 오래됐, 바뀌었어요, 바뀌었습니다, 바뀜, 변경됐, 변경되었,
            더 이상 아니, 이제는 아니, 아닙니다 지금은, 아니에요 지금은, 지금은 다릅니다, 맞지 않아요,
            맞지 않습니다, 그게 아니라, 아닌 것 같, 틀린 것 같, 안 맞, 그럴 리가, 그렇지 않, 사실과 다, 아닐 텐데,
            아닐 거예요
        """,
        "chat_wrong_alone": "틀렸어, 아닌데요, 아닌데, 틀림, 거짓, 아닙니다, 아니에요",
        "chat_asks": """
            알려줘, 알려주세요, 설명해줘, 설명해 주세요, 궁금합니다, 궁금해요, 질문 있습니다, 질문이 있, 도와주세요,
            도와줘, 혹시, 누가 알아, 아시는 분, 비교해, 정리해, 요약해, 보여줘, 보여주세요, 찾아줘, 찾아주세요,
            방법 좀, 궁금한데, 문의드립니다, 여쭤
        """,
        "chat_further": """
            그럼, 그러면, 그렇다면, 그리고, 그 경우, 의 경우는, 하나 더, 한 가지 더, 마지막으로, 다른 질문
        """,
        "chat_adds_ending": "은, 는, 은요, 는요, 도, 도요, 의 경우, 의 경우는, 경우에는, 경우엔",
        "chat_adds": "그리고, 이번엔, 이번에는, 다음은, 같은 질문, 또",
        "chat_clause": "뭐 그래도, 어쩌나, 어떡하나, 왜 그런지 몰라도",
        "chat_denies": "아니, 아니요, 아뇨, 아니에요, 아닙니다, 사실은, 정정, 주의, 참고로",
        "chat_changed": """
            이제, 이제는, 지금은, 더 이상, 부터, 바뀌, 바뀐, 바꿨, 변경, 교체, 옮겼, 옮겨, 폐지, 인상, 인하, 대신,
            없어졌, 사라졌
        """,
        "chat_halts": "잠깐, 잠깐만, 잠깐만요, 잠시만, 잠시만요, 어 잠깐",
        "chat_states": "그건, 그것은, 정확히는, 실제로는",
        "chat_stops": "중지, 멈춰, 멈춰줘, 멈춰 주세요, 그만, 그만해, 그만해 주세요, 취소, 중단, 스톱",
        "chat_learns": """
            이거 배워, 이것을 배워, 이거 학습해, 이것을 학습해, 이것을 학습해 주세요, 학습해 줘,
            학습해 주세요, 이 파일을 학습해 줘, 이 파일을 학습해 주세요, 이거 기억해,
            이것을 기억해 주세요, 기억해 주세요, 이 문서를 등록해 주세요
        """,
        "option_private": "비공개, 나만",
        "chat_doubts": "그거 아니, 그건 아니, 그게 아니, 아닌가요, 아니었나요, 아니에요, 아니었어요",
        "chat_will": "물어볼게, 물어볼게요, 제가 물어, 내가 물어, 확인해 볼게, 확인해볼게, 가볼게, 해볼게",
        "chat_and": "그리고",
        "chat_asks_us": "물어, 물어봐, 여쭤, 질문해",
        "told_by_us": "가 답, 이 답, 가 대답, 가 말했, 이 말했, 는 뭐라, 은 뭐라, 가 뭐라, 이 뭐라, 가 그랬, 가 알려",
        "told_to_us": "한테 물어봤, 에게 물어봤, 한테 물었, 에게 물었, 써봤, 써 봤, 한테 물어보, 에게 물어보",
        "chat_self": "제가, 내가, 저는, 나는",
        "chat_you": "당신, 너, 님, 님은, 씨는, 네가, 니가",
        "chat_together": """
            해드릴까요, 드릴까요, 보내주실, 점심, 커피, 저녁, 회식, 맥주, 먹을까, 먹으러, 갈까요, 가실래요, 드실래요,
            어때요, 시간 있어요, 시간 되세요, 시간 괜찮, 사다 주, 사다줄, 갖다 줄, 갖다줘, 있으신 분, 가지고 계신 분,
            아시는 분 계
        """,
        "about_who": """
            너는 누구, 넌 누구, 당신은 누구, 누구세요, 누구야, 넌 뭐야, 이름이 뭐, 봇이야, 봇인가요, 사람이야,
            errata가 뭐, errata는 뭐, 자기소개, 사람이에요 봇이에요, 사람인가요, 로봇이에요, 진짜 사람이에요, 누구니,
            누구냐, 누구신가요, 정체가 뭐야, 로봇이야, 로봇이니, 로봇인가요, 로봇입니까, 사람이니, 사람입니까, 감정이
            있어, 몇 살이야, 혹시 사람이세요, 사람이세요, 사람이신가요
        """,
        "chat_retracts": """
            채널 잘못, 채널 잘못 봤, 채널 잘못 봤네요, 채널 잘못 봤어요, 채널을 잘못 봤어요, 채널 잘못 올렸어요, 채널
            잘못 올렸네요, 채널 잘못 들어왔어요, 채널을 잘못 찾았네요, 채널 잘못 찾았어요, 채널 착각했어요, 채널 착각,
            잘못 올렸어요, 잘못 올렸네요, 잘못 올렸습니다, 잘못 보냈어요, 잘못 보냈네요, 잘못 보냈습니다, 방 잘못,
            방을 잘못 찾았어요, 방 잘못 찾았어요, 다른 채널이었네요, 너한테 한 말 아니야, 너한테 한 말이 아니야,
            너한테 말한 거 아니야, 너한테 한 얘기 아니야, 너한테 한 거 아니야, 당신한테 한 말 아니에요, 당신에게 한
            말이 아니에요, 봇한테 한 말 아니에요, 너 말고, 너 부른 거 아니야, 너 아니야, 무시해, 무시해 줘, 무시해줘,
            무시하세요, 무시해 주세요, 무시해주세요, 신경 쓰지 마, 신경쓰지 마, 신경 쓰지 마세요, 신경쓰지 마세요,
            잊어, 잊어버려, 잊어 줘, 잊어줘, 잊어 주세요, 잊어주세요, 됐어, 됐어요, 됐습니다, 됐네요, 아니야 됐어,
            아니 됐어, 아니에요 됐어요, 아니다 됐다, 됐다, 찾았어, 찾았어요, 찾았습니다, 이미 찾았어요, 벌써 찾았어요,
            직접 찾았어요, 제가 찾았어요, 내가 찾았어, 해결됐어요, 해결했어요, 해결됐습니다, 이제 필요 없어, 이제 필요
            없어요, 필요 없어, 필요 없어요, 필요없어, 필요없어요, 괜찮아, 괜찮아요, 안 해도 돼, 안 해도 돼요, 제 실수,
            제 실수예요, 내 실수, 실수예요, 실수였어요, 실수로 보냈어요, 그냥 테스트, 테스트예요, 테스트입니다, 테스트
            중이에요, 테스트 중입니다, 테스트야, 다른 채널에 올릴 거였어요, 다른 채널에 쓸 거였어요, 방 잘못 찾았네요,
            방을 잘못 찾았네요, 앗, 앗 실수
        """,
        "none_of_these": """
            이 중에 없음, 이 중에 없어요, 이 중에 없어, 없음, 없어요, 둘 다 아니야, 둘 다 아니에요, 둘 다 아닙니다, 다
            아니에요, 아무것도 아니에요, 아니요, 아니, 다른 거, 다른 것
        """,
        "about_praise": """
            최고, 대단, 똑똑, 훌륭, 멋지, 멋져, 멋있, 귀여, 귀엽, 재밌, 재미있, 친절, 유용, 좋아, 좋은, 착해, 착하,
            빠르, 빨라, 천재, 완벽, 사랑해, 고마, 놀라워, 잘하, 잘해, 영리, 유능, 짱
        """,
        "about_blame": """
            쓸모없, 쓸모 없, 쓸모가 없, 쓸데없, 바보, 바보야, 멍청, 별로, 최악, 짜증, 느려, 느리, 답답, 형편없, 못해,
            못하, 못 알아, 도움이 안, 도움 안, 도움이 안 되, 도움이 안 돼, 도움이 하나도 안 돼, 도움이 전혀 안 돼,
            엉망, 실망, 한심, 무능, 구려, 구리, 이상해, 이상하, 꺼져, 닥쳐, 시끄러, 싫어, 아무것도, 모르, 몰라,
            하나도, 안 되, 안 돼, 안돼, 되네, 돼, 되는, 미쳤, 웃기, 장난, 멍텅구리, 쓰레기, 못됐
        """,
        "about_being": """
            누구, 누군데, 누구야, 누구니, 누구냐, 누구세요, 누구신가요, 로봇, 봇이야, 봇이니, 봇이에요, 봇인가요,
            봇입니까, 봇이냐, 챗봇이야, 챗봇이니, 챗봇인가요, 사람, 인간, 기계, ai, ai야, ai니, ai인가요, ai예요,
            인공지능, chatgpt, 챗gpt, 챗지피티, gpt, 뭐야, 뭐니, 뭐예요, 뭔데, 뭐냐, 정체, 몇 살, 몇살, 어디서, 어디,
            이름, 감정, 만들, 만든, 만들었, 모델, 컴퓨터, 프로그램, 여자, 남자, 살아, 말하는, 대화하고, 얘기하고
        """,
        "about_between": """
            정말, 진짜, 너무, 참, 좀, 완전, 아니면, 혹시, 그냥, 또, 왜, 이렇게, 그렇게, 도대체, 대체, 되게, 정말로,
            진짜로, 엄청, 아주, 매우, 있어, 있니, 있나요, 건데, 거야, 거니, 인데, 이, 그, 저, 근데, 아, 야, 역시,
            항상, 맨날, 나, 내가, 랑, 하고, 지금, 제가, 왜이렇게, 어쩜, 오늘
        """,
        "about_you": """
            너, 넌, 너는, 너도, 네가, 니가, 당신, 당신은, 당신이, 그쪽은, 봇, 이 봇, 챗봇, 이 챗봇, 봇이, 봇은,
            errata, 쓸모없, 쓸모 없, 바보야, 닥쳐, 꺼져, 봇이야, 봇이니, 봇이에요, 봇인가요, 봇입니까
        """,
        "about_asking": """
            질문해도 될까요, 질문해도 돼요, 질문해도 되나요, 질문해도 되겠습니까, 질문 하나 해도 될까요,
            질문 하나 해도 돼요, 질문 좀 해도 될까요, 질문이 있어요, 질문이 있습니다, 질문 있어요, 질문 있습니다,
            질문 하나 있어요, 질문이 하나 있어요, 질문이 하나 있습니다, 뭐 좀 물어봐도 될까요, 뭐 좀 물어봐도 돼요,
            뭐 하나 물어봐도 될까요, 뭐 하나 물어봐도 돼요, 뭐 물어봐도 돼, 뭐 좀 물어봐도 돼, 물어봐도 될까요,
            물어봐도 돼요, 물어봐도 되나요, 물어봐도 돼, 하나 물어봐도 될까요, 여쭤봐도 될까요, 여쭤봐도 되나요,
            뭐 좀 여쭤봐도 될까요, 하나 여쭤봐도 될까요, 여쭤볼 게 있어요, 여쭤볼 게 있습니다, 물어볼 게 있어요,
            물어볼 게 있습니다, 물어볼 게 있는데요, 물어볼 거 있어요, 궁금한 게 있어요, 궁금한 게 있습니다,
            궁금한 게 있는데요, 계세요, 계신가요, 계십니까, 거기 있어요, 거기 계세요, 거기 있니, 거기 있어,
            아직 있어요, 아직 계세요, 누구 있어요, 누구 계세요, 아무도 없어요, 시간 있어요, 시간 있으세요,
            시간 있으신가요, 시간 되세요, 시간 괜찮으세요, 잠깐 시간 있어요, 잠깐 시간 있으세요,
            잠시 시간 있으세요, 잠깐 시간 되세요, 잠깐 시간 괜찮으세요,
            잠깐 괜찮으세요, 잠시 시간 되세요, 잠시 괜찮으세요, 지금 괜찮으세요, 지금 시간 있어요, 지금 바쁘세요,
            바쁘세요, 제 말 들려요, 들리세요
        """,
        "about_fun": """
            농담 해줘, 농담해줘, 농담 하나 해줘, 웃긴 얘기 해줘, 재미있는 이야기 해줘, 재밌는 얘기 해줘,
            웃겨줘, 노래 불러줘, 시 써줘, 시를 써줘, 심심해
        """,
        "about_help": """
            도움말, 뭘 할 수 있, 무엇을 할 수 있, 뭐 할 수 있, 뭘 할수있, 할 수 있는 게, 사용법, 어떻게 사용,
            어떻게 쓰, 명령어, 뭘 물어볼 수, 무엇을 물어볼, 무엇을 도와줄 수 있, 뭘 도와줄 수 있, 뭐 도와줄 수 있,
            무엇을 물어볼 수 있, 뭘 물어보면
        """,
        "about_documents": """
            어떤 문서를 알, 어떤 문서가 있, 무슨 문서, 어떤 자료, 무슨 자료, 뭘 알고 있, 무엇을 알고 있, 출처가 어디,
            문서 목록, 자료 목록, 어떤 파일, 문서가 몇, 어떤 자료가 있, 어떤 파일이 있, 어떤 문서를 가지고 있, 어떤
            문서를 읽을 수 있, 어떤 문서를 읽, 무슨 문서를 읽
        """,
        "chat_wrong_figure": "지금은, 이제는, 이제, 실제로는",
        "chat_asks_ending": """
            나요, 까요, 까, 인가요, 은가요, 는가요, 는지요, 은요, 는요, 건가요, 습니까, 입니까, 됩니까, 합니까,
            뭐예요, 뭐에요, 뭐야, 언제예요, 언제야, 어디예요, 어디야, 얼마예요, 얼마야, 누구예요, 누구야, 알려줘,
            알려주세요, 궁금합니다, 아나요, 주세요, 줘, 주실래요, 주시겠어요, 해줄래, 을래요, 어때요, 되나요, 뭔가요,
            하나요, 던가요, 려면, 려면요, 되죠, 인지, 는지
        """,
        "chat_helps": "도와주세요, 도와줘, 도와줘요, 도와주실래요",
        "chat_particle": "전혀, 정말, 진짜, 좀, 사실, 아마",
        "chat_you_ending": """
            하세요, 가세요, 오세요, 계세요, 드세요, 보세요, 셨어요, 셨나요, 시나요, 실래요, 실까요, 시죠, 신가요,
            하실, 가실, 오실, 보실, 드실, 셨죠, 셨습니까, 십니까, 했어요, 됐어요, 었어요, 았어요, 갔어요, 왔어요, 셨나
        """,
        "chat_recounted": "그분, 그 사람, 걔, 그래서",
        "chat_recounted_ending": """
            었나요, 았나요, 였나요, 했나요, 됐나요, 왔나요, 갔나요, 었죠, 았죠, 했죠, 었어, 았어, 했어, 됐어, 왔어,
            갔어, 대요, 래요
        """,
        "chat_name": """
            민수, 지훈, 서연, 민지, 수진, 지영, 은지, 현우, 준호, 지은, 서준, 하준, 도윤, 예준, 시우, 하은, 서윤,
            지우, 민준, 수빈, 유진, 혜진, 영희, 철수, 동현, 성민, 재현, 승현, 정훈, 상훈, 미영, 은영, 경희, 카를라,
            카를라야, 민수야, 지훈아, 민지야, 수진아, 지영아, 현우야, 준호야
        """,
        "chat_title": "친애하는",
        "chat_honorific": "님, 씨, 선생님, 과장, 부장, 대리, 팀장, 사장, 차장, 선배, 교수님",
        "chat_fronted": """
            여러분, 질문, 질문이요, 그럼, 그러면, 그리고, 그런데, 근데, 참고로, 혹시, 또, 또한, 오늘, 내일, 어제,
            지금, 나중에, 먼저, 다음, 아니면, 예를 들어, 일단, 사실, 솔직히, 진짜, 정말, 고객님, 손님, 급해요, 급함,
            저기, 저기요, 저, 음, 아, 네, 아니요, 아니, 추가로, 마지막으로, 다들, 모두, 보통, 평소, 아마,
            도와주세요, 맞죠, 그렇죠, 맞나요, 에라타, 봇, 월요일, 화요일, 수요일, 목요일, 금요일, 토요일, 일요일,
            날씨, 솜씨, 아저씨, 불씨, 글씨
        """,
        "chat_adverb_ending": "적으로, 하게, 히",
    },
    says={
        "say why": (
            "감사합니다. 투표가 반영되었습니다. 이 답변은 이미 한 번 다시 확인했습니다. "
            "무엇이 틀렸는지 짧게 알려 주시면 한 번 더 살펴보겠습니다."
        ),
        "too long here": "여기에 표시하기에는 너무 깁니다.",
        "shown whole": "`errata suggestions`로 전체를 볼 수 있습니다.",
        "right in words": "답변은 무엇이 맞는지 몇 마디라도 적어야 합니다.",
        "same people": "어느 계정들이 한 사람인지는 설정에 적습니다.",
        "waiver of one": "면제는 유일한 관리자만 쓸 수 있으며 여기에는 다른 관리자가 있습니다.",
        "will be read": "그것을 읽을 수 있는 사람이 이것도 읽게 됩니다.",
        "no files here": "여기서는 파일을 읽지 않습니다.",
        "first files read": "{name}: 처음 {count}개 파일만 읽습니다.",
        "days at most": "{days}일: 최대 10년, 만료되지 않으면 0입니다.",
        "guests direct": "다이렉트 메시지에서는 이 워크스페이스의 멤버에게만 답하며, 지금은 게스트이십니다.",
        "guests direct how": (
            "게스트가 질문할 수 있는 채널에서 물어보시거나, 이 워크스페이스의 관리자에게 문서를 달라고 요청하세요."
        ),
        "nobody called": "여기에 {name}라는 사람은 없습니다.",
        "several called": "여기에 {name}라는 사람이 {count}명 있습니다.",
        "pick person": "@ 뒤의 목록에서 사람을 고르세요.",
        **PAGES,
        **TERMINAL,
        "answered": "답변함",
        "partial": "일부 확인됨",
        "refused": "답하지 못함",
        "unclear": "어느 것인가요?",
        "failed": "실패",
        "being answered": "답변 중",
        "high": "신뢰도 높음({percent} %)",
        "medium": "신뢰도 중간({percent} %)",
        "low": "신뢰도 낮음({percent} %)",
        "checks passed": "확인함: {checks}",
        "attempts": "{count}회 시도",
        "ask help": "질문해 주세요: `/ask 연차는 며칠인가요?`",
        "ask options": (
            "앞에 붙이는 옵션: `--private`(답변이 다이렉트 메시지로 옵니다), `--mode "
            "standard|crag|self_reflective|both|auto`, `--in 컬렉션`(여러 번 가능)."
        ),
        "ask options anywhere": (
            "앞이나 뒤에 붙이는 옵션: `--private`(답변이 다이렉트 메시지로 옵니다), `--mode "
            "standard|crag|self_reflective|both|auto`, `--in 컬렉션`(여러 번 가능)."
        ),
        "help head": "*알아듣는 명령*",
        "help ask": "`/ask 질문` - 문서에서 찾은 답변과 출처",
        "help why": "`/errata why` - 여기의 마지막 답변을 어떻게 확인했는지",
        "help sources": "`/errata sources` - 그 답변의 근거",
        "help feedback": "`/errata feedback` - 이 채널의 피드백",
        "help stop": "`/errata stop` - 여기서 답변 중지",
        "help learn": "`/errata learn https://... [--in 컬렉션]` - 페이지에서 배우기(관리자)",
        "help admin": (
            "`/errata jobs`, `/errata documents`, `/errata feedback all`, `/errata gaps`, `/errata "
            "suggestions` - 포기된 작업, 읽는 문서, 답변에 대한 반대표, 문서에 부족한 것, 승인을 기다리는 것. "
            "보기와 처리(관리자)"
        ),
        "help settings": (
            "`/errata settings [mode=... collections=a,b|everyone's|all|none reply=mentions|asked|all "
            "unasked_above=0.7 feedback=on|off respond_to_bots=on|off guests=on|off digest=on|off owner=@NAME "
            "ingesters=admins|everyone|nobody]` - 이 채널의 설정 보기와 변경(관리자)"
        ),
        "meant subcommand": "`/errata {name}`은(는) 없습니다. `/errata {near}`인가요?",
        "no subcommand": "`/errata {name}` 명령은 없습니다.",
        "no mode": "{mode} 모드는 없습니다.",
        "modes": "모드: {modes}.",
        "address needed": "주소를 알려 주세요: `/errata learn https://...`. 파일은 저를 멘션한 메시지에 올려 주세요.",
        "not understood": "{pair}을(를) 이해하지 못했습니다.",
        "settings as": "설정: {names}. 이름=값 형식으로 씁니다.",
        "neither on nor off": "{value}은(는) on도 off도 아닙니다.",
        "ingesters are": "ingesters는 admins, everyone, nobody 중 하나이며 {value}이(가) 아닙니다.",
        "needs a value": "{option}에는 값이 필요합니다.",
        "no setting": "{key} 설정은 없습니다",
        "no setting near": "{key} 설정은 없습니다. {near}인가요?",
        "settings are": "설정: {names}.",
        "cant be near": "{key}은(는) {value}일 수 없습니다. {near}인가요?",
        "cant be": "{key}은(는) {value}일 수 없습니다.",
        "can be": "가능한 값: {values}.",
        "on or off": "on 또는 off",
        "collections are": (
            "collections는 everyone's, all, none 중 하나이거나 쉼표로 나눈 이름입니다. 섞어 쓸 수 없습니다."
        ),
        "prompt taken": "🔎 찾아보고 있습니다. 답변은 *메시지*에 올라옵니다.",
        "taken private": "🔎 찾아보고 있습니다. 답변은 다이렉트 메시지로 보내 드립니다.",
        "taken": "🔎 찾아보고 있습니다…",
        "one moment": "🔎 잠시만요…",
        "close": "닫기",
        "health": "상태",
        "nothing to report": "알릴 것이 없습니다.",
        "no text": "(텍스트 없음)",
        "stopped": "중지했습니다.",
        "stopped by": "중지한 사람: {name}",
        "platform refused": "{platform}에서 그에 필요한 작업이 허용되지 않습니다.",
        "nothing to stop": "여기에는 중지할 것이 없습니다.",
        "cut here": "…이하 생략했습니다.",
        "not there archived": "그 채널은 보관 처리되어 여기에 답변을 드립니다. 이어서 여기나 다른 채널에서 물어보세요.",
        "not there allowed": "그 채널에는 쓸 수 없어 여기에 답변을 드립니다.",
        "not there": "그 채널에는 쓸 수 없어 여기에 답변을 드립니다. `/invite`로 초대하시면 거기에서 답합니다.",
        "moved beneath": "이 워크스페이스에서는 그렇게 오래된 메시지를 편집할 수 없어 첫 답변 아래에 올립니다.",
        "not where asked": "질문하신 곳에는 쓸 수 없어 여기에 답변을 드립니다.",
        "moved here": "그 답변을 더 이상 바꿀 수 없어 여기에 올립니다.",
        "more rows": "{count}개 행 더 있음",
        "scanned": "스캔(판독 확실성 {sure} %)",
        "modified": "수정 {day}",
        "source read": "출처 확인 {day}",
        "lines": "{first}-{last}행",
        "line": "{first}행",
        "untitled": "제목 없음",
        "status line": "{step}…",
        "step again": "{step}({attempt}번째 시도)",
        "step understanding": "질문을 읽는 중",
        "step remembered": "이전 답변을 떠올리는 중",
        "step searching": "문서를 검색하는 중",
        "step web": "웹을 검색하는 중",
        "step grading": "찾은 근거를 평가하는 중",
        "step drafting": "답변을 작성하는 중",
        "step checking": "수치와 인용을 확인하는 중",
        "step verifying": "초안을 출처와 대조하는 중",
        "step fixing": "확인에서 드러난 점을 고치는 중",
        "step fetching": "빠진 수치를 가져오는 중",
        "step refining": "더 나은 검색어로 다시 찾는 중",
        "step again searching": "다시 검색하는 중",
        "receipt head": "이 답변이 나온 과정",
        "receipt understood": "**이렇게 이해했습니다:** {question}",
        "receipt attempt": "시도 {number}",
        "accepted": "채택",
        "not accepted": "채택되지 않음",
        "receipt reflection": "자체 평가 {score}: {reasoning}",
        "receipt reflected": "**자체 평가** {score}(초안 {drafts}개)",
        "receipt checks": "확인",
        "receipt changed": "바뀐 내용",
        "receipt evidence": "**근거** {label}({score})",
        "web searched": ", 웹도 검색함",
        "relevant": "관련 있음",
        "ambiguous": "불분명함",
        "irrelevant": "관련 없음",
        "receipt spent": "**사용량** {facts}",
        "receipt mode": "모드 {mode}",
        "receipt model": "모델 {model}",
        "receipt by rules": "언어 모델 없이",
        "nothing to check": "확인할 것 없음",
        "receipt calls": "모델 호출 {calls}회, {asked} + {replied} 토큰",
        "feedback here": "여기의 피드백: 👍 {up} · 👎 {down}",
        "settings here": "이 채널의 설정:",
        "now everyones": "이제 이 채널의 구성원은 모두를 위한 것을 읽고, 모두가 이 채널에 주어진 것을 읽습니다.",
        "now all": "이제 이 채널의 구성원은 모든 컬렉션을 읽습니다.",
        "now nothing": (
            "이제 이 채널은 아무것도 읽지 않습니다. collections=everyone's로 모두를 위한 것을 읽게 할 수 있습니다."
        ),
        "now reads": "이제 이 채널의 모두가 읽는 것: {names}.",
        "no collection yet": "{name} 컬렉션은 아직 없습니다. {near}인가요?",
        "no collection until": "{name} 컬렉션은 아직 없습니다. 생기면 읽습니다.",
        "would read nothing": "아무것도 바꾸지 않았습니다. 이 채널이 아무것도 읽지 않게 되기 때문입니다.",
        "only admins": "관리자만 설정을 바꿀 수 있습니다.",
        "no question there": "그 메시지에는 질문이 없습니다.",
        "ask me": "무엇이든 물어봐 주세요.",
        "ask about file": "무엇을 알고 싶으신가요? 파일을 질문과 함께 보내 주시면 그 질문을 위해 읽습니다.",
        "only documents": "문서와 수치에 있는 것만 답합니다. 거기에 있는 내용을 물어보세요.",
        "choice gone": "그 선택지는 더 이상 기록에 없습니다.",
        "ask again": "질문을 다시 해 주세요.",
        "asker gone": "누가 어디서 물었는지는 더 이상 기록에 없습니다.",
        "nothing indexed": "아직 읽을 것이 없어 답할 수 없습니다. 저를 관리하는 분이 문서를 줄 수 있습니다.",
        "nothing indexed operator": "아직 색인된 것이 없습니다: errata ingest 폴더",
        "nothing but examples": (
            "예시만 색인되어 있으며, 컬렉션 errata-demo를 지정해야 읽습니다. 직접 가진 문서: errata ingest 폴더"
        ),
        "not shown": "답하지 못했으며 기록해 두었습니다. 다른 말로 다시 물어봐 주세요.",
        "could not answer": "답하지 못했으며 기록해 두었습니다. {error}",
        "is this right": "맞나요: {claim}",
        "cant learn": "거기에서 배우지 못했으며 기록해 두었습니다.",
        "learning off": "여기에는 파일 학습이 설정되어 있지 않습니다.",
        "may not teach": "이 채널에서는 저를 가르칠 수 없습니다.",
        "nowhere to learn": "여기에서 읽을 수 있는 컬렉션이 없어 배운 것을 넣을 곳이 없습니다.",
        "nothing learnt": "배울 것이 없었습니다.",
        "nothing to read": "거기에는 읽을 것이 없습니다.",
        "indexed": "**{path}**을(를) {collection}에 색인했습니다(구절 {count}개).",
        "indexed one": "**{path}**을(를) {collection}에 색인했습니다(구절 1개).",
        "known already": "**{path}**은(는) 이미 알고 있습니다.",
        "skipped": "**{path}** 건너뜀: {reason}",
        "could not read": "**{path}**을(를) 읽지 못했습니다: {error}",
        "too large a file": "{name}은(는) {most}MB보다 큽니다.",
        "kept elsewhere": "{name}은(는) {platform}에 저장된 파일이 아닙니다.",
        "upload instead": "링크 대신 파일을 올려 주세요.",
        "not handed out": "{platform}이(가) {name}을(를) 내주지 않았습니다(상태 {status}).",
        "upload again": "첨부 파일 링크는 하루가 지나면 만료됩니다. 다시 올려 주세요.",
        "channels not known": (
            "함께 있는 채널을 알 수 없어 여기에서는 아무것도 읽지 않습니다. 채널에서 물어봐 주세요."
        ),
        "readers not known": "여기를 누가 함께 읽는지 알 수 없어 아무것도 읽지 않습니다.",
        "nothing shared": "다이렉트 메시지에서 읽어 드릴 수 있는 문서가 없습니다.",
        "how to share": (
            "여기에서는 모두를 위한 것, 귀하에게 주어진 것, 함께 있는 채널에 주어진 것을 읽습니다. 제가 있는 "
            "채널에 들어오시거나 저를 초대해 주세요. 관리자가 컬렉션을 줄 수 있습니다."
        ),
        "not a member": "여기에서 모두를 위한 것은 이 워크스페이스의 구성원을 위한 것이며, 귀하는 게스트입니다.",
        "not in server": "모두를 위한 것은 팀 서버의 구성원을 위한 것이며, 귀하는 그 구성원이 아닙니다.",
        "other server": "이곳은 팀의 서버가 아니므로 모두를 위한 것은 여기에서 읽지 않습니다.",
        "shared channel": "다른 워크스페이스 사람들이 이 채널을 읽으므로 모두를 위한 것은 여기에서 읽지 않습니다.",
        "nothing given": "이 채널에서 읽을 수 있는 문서가 없습니다.",
        "how to give": "관리자가 이 채널에 컬렉션을 줄 수 있습니다.",
        "nothing named": "이 채널은 아무것도 읽지 않습니다. 설정에 컬렉션이 없습니다.",
        "how to name": (
            "관리자가 여기에서 바꿀 수 있습니다: collections=이름, 모두를 위한 것은 collections=everyone's."
        ),
        "looked enough": (
            "감사합니다. 투표가 반영되었습니다. 이 답변은 한 시간 안에 두 번 다시 살펴보았으며, 한 시간이 "
            "지나면 다시 살펴보겠습니다. 그때까지는 다른 말로 다시 물어보시는 것이 도움이 될 수 있습니다."
        ),
        "looked at many": (
            "감사합니다. 투표가 반영되었습니다. 한 시간 안에 답변을 {count}번 다시 살펴보았습니다. 다른 분들도 "
            "이용할 수 있도록 한 시간이 지나면 다시 살펴보겠습니다. 그때까지는 다른 말로 다시 물어보시는 것이 "
            "도움이 될 수 있습니다."
        ),
        "taken back": "이 답변의 근거를 여기에서 더 이상 읽을 수 없어 답변을 거두어들였습니다.",
        "answered anew": "✏️ 다시 답했습니다. 이전 답변의 근거를 여기에서 더 이상 읽을 수 없습니다.",
        "did not work": "⛔ 처리하지 못했으며 기록해 두었습니다.",
        "belongs in backticks": "질문에 속하는 것은 `백틱`으로 감싸 주세요.",
        "no option near": "{option} 옵션은 없습니다. {near}인가요?",
        "no option": "{option} 옵션은 없습니다.",
        "options are": "있는 것: {names}.",
        "option such as": "예: `--mode crag` 또는 `--in handbook`.",
        "answer is private": "🔒 답변은 저와의 다이렉트 메시지에 있습니다.",
        "fits in private": (
            "🔒 이에 관해 당신은 읽을 수 있지만 여기 모두가 읽을 수는 없는 문서가 "
            "있습니다. 다이렉트 메시지로 물어보세요."
        ),
        "how to let guests": "게스트도 여기서 질문할 수 있게 해 달라고 이 워크스페이스의 관리자에게 부탁하세요.",
        "guests off": "이 채널에서는 워크스페이스 구성원에게만 답하며, 귀하는 게스트입니다.",
        "private too late": (
            "모두 앞에서 물은 것은 수정으로 비공개가 되지 않아 그대로 두었습니다. `--private`를 붙여 다시 물어보세요."
        ),
        "answer elsewhere": "그 채널에는 쓸 수 없어 답변은 저와의 다이렉트 메시지에 있습니다.",
        "only you see": "이것은 귀하에게만 보입니다. 질문하신 곳에는 쓸 수 없습니다.",
        "only you see here": "이 메시지는 본인에게만 보입니다. 다이렉트 메시지를 보낼 수 없습니다.",
        "command menu ask": "팀의 문서와 수치에 물어보기",
        "command menu why": "여기의 마지막 답변을 어떻게 확인했는지 보기",
        "command menu sources": "여기의 마지막 답변의 근거 보기",
        "command menu feedback": "이 채널의 피드백 보기",
        "command menu stop": "여기에서 답하고 있는 것을 중지",
        "command menu ingest": "파일이나 페이지에서 배우기(권한이 있는 사람)",
        "command menu settings": "이 채널의 설정 보기 또는 변경(관리자)",
        "command menu about": "이것에 대해 질문",
        "command menu verify": "이 주장 확인",
        "option question": "알고 싶은 것",
        "option mode": "찾고 확인하는 방법",
        "option collection": "이 컬렉션에서만 찾기",
        "option private": "답변은 나에게만 보임",
        "option channel mode": "여기에서 질문에 답하는 방식",
        "option collections": "이 채널이 읽는 것: 쉼표로 나눈 이름, everyone's, all 또는 none",
        "option bots": "다른 봇에게도 답하기",
        "option ingesters": "여기에서 저를 가르칠 수 있는 사람",
        "option feedback": "피드백 버튼을 보이고 투표 세기",
        "option document": "문서",
        "option another document": "다른 문서",
        "option page": "읽을 페이지(예: https://...)",
        "option into": "넣을 곳",
        "mode standard": "표준: 문서",
        "mode crag": "보정: 문서를 평가하고 부족하면 웹도",
        "mode reflective": "자체 평가: 초안을 채점하고 개선",
        "mode both": "둘 다: 평가와 자체 평가",
        "mode auto": "자동: 질문에 따라 선택",
        "command menu help": "제가 무엇인지, 여기에서 무엇을 읽을 수 있는지, 무엇을 물어볼 수 있는지",
        "remembered": "기억해 둠",
        "no sources": "이 답변은 출처를 인용하지 않았습니다.",
        "why button": "어떻게 확인했나요?",
        "good answer": "좋은 답변",
        "bad answer": "나쁜 답변",
        "good": "좋음",
        "bad": "나쁨",
        "sources": "출처",
        "continued": "{parts}개 중 {part}번째, 아래에 계속됩니다",
        "whole in file": "전체 답변은 파일에 있습니다.",
        "busy": (
            "⏳ 지금은 바쁩니다. 순서는 {position}번째입니다. 1분 뒤에 다시 물어봐 주세요. 이 질문은 "
            "접수되지 않았습니다."
        ),
        "busy full": (
            "⏳ 지금은 바쁘고 대기열이 가득 찼습니다. 1분 뒤에 다시 물어봐 주세요. 이 질문은 접수되지 않았습니다."
        ),
        "waiting": ("⏳ 지금은 바쁩니다. 대기 순서는 {position}번째입니다. 질문은 접수되었으며 답변해 드리겠습니다."),
        "not taken": "⛔ 지금은 아무것도 접수할 수 없습니다. 1분 뒤에 다시 시도해 주세요.",
        "unasked offer": (
            "💡 이 메시지는 나만 볼 수 있습니다. 저에게 물으신 것이 아니고, "
            "모두에게 말할 만큼 확실하지 않습니다. {answer}"
        ),
        "noted": "👍 기록했습니다. 감사합니다.",
        "share": "모두와 공유",
        "keep": "나만 보기",
        "vote withdrawn": "평가를 취소했습니다.",
        "reason title": "무엇이 잘못되었나요?",
        "send": "보내기",
        "skip": "건너뛰기",
        "reason label": "답변이 무엇이라고 했어야 하나요? 또는 어디에 나와 있나요?",
        "reason label short": "무엇이라고 했어야 하고, 어디에 있나요?",
        "reason hint": "이미 다시 찾고 있습니다. 적어 주시면 올바른 곳을 찾는 데 도움이 됩니다.",
        "reason late": (
            "다시 찾고 있습니다. 찾은 내용은 새 메시지로 보내 드립니다. 이 메시지는 이제 바꿀 수 없습니다."
        ),
        "reason empty": "아무것도 적지 않으셔서 더 기록한 것이 없습니다.",
        "reason taken": "감사합니다. 그 점을 고려해 다시 찾고 있습니다.",
        "home title": "물어보고, 어디에 있는지 확인하세요",
        "home text": (
            "팀의 문서와 수치를 바탕으로 출처를 밝혀 답하고, 보여 드리기 전에 모든 답변을 확인합니다. "
            "채널에서 멘션하거나 여기에 쓰거나 `/ask`를 사용하세요. 스레드에서는 멘션 없이 이어서 물어볼 수 "
            "있습니다.\n👎를 누르면 다시 찾아봅니다. 관리자가 보낸 파일에서 배웁니다."
        ),
        "home try": "시험해 보기",
        "home latest": "최근 질문",
        "home none": "아직 물어본 것이 없습니다.",
        "no answer": "여기에는 아직 제 답변이 없습니다.",
        "too many": (
            "🐢 {why} 다른 분들도 이용할 수 있도록 이번 요청은 접수하지 않았습니다. {seconds}초 후에 다시 "
            "시도해 주세요."
        ),
        "too many why": "1분 동안 한 분에게서 받을 수 있는 양을 넘었습니다.",
        "too many marked": "접수되지 않은 것에는 🐢가 표시됩니다.",
        "about title": "이 메시지에 대해 질문하기",
        "about example": "지금도 그런가요?",
        "about question": "질문",
        "about text": "질문의 대상",
        "no text there": "그 메시지에는 텍스트가 없습니다.",
        "nothing to learn": "학습할 파일이나 주소를 알려 주세요.",
        "not worked": "처리하지 못했으며, 기록해 두었습니다.",
        "intro hello": (
            "저는 Errata입니다. 이 팀의 문서와 수치를 바탕으로 질문에 답합니다. 모든 답은 보여 "
            "드리기 전에 확인하고, 어디에 적혀 있는지 알려 드립니다."
        ),
        "intro again": "다시 뵙네요. 무엇이 궁금하신가요?",
        "none of these": "이 중에 없음",
        "none of these told": "알겠습니다. 이름, 장소, 연도처럼 구별되는 말을 넣어 다시 물어보세요.",
        "intro blamed": (
            "도움이 되지 못해 죄송합니다. 무엇이 잘못되었는지 알려 주시거나 다른 말로 물어보시면 다시 찾아보겠습니다."
        ),
        "intro all right": "알겠습니다. 필요할 때 언제든 물어보세요.",
        "intro go ahead": "네, 말씀하세요. 무엇이 궁금하신가요?",
        "intro know": "여기서 읽을 수 있는 것",
        "intro documents": "문서: {count}",
        "intro collections": "모음: {names}",
        "intro dated": "날짜: {first}부터 {last}까지",
        "intro dated once": "날짜: {date}",
        "intro figures": "수치: {companies}",
        "intro welcome": "도움이 되어 기쁩니다. 필요할 때 언제든지 물어보세요.",
        "intro nothing": "여기서 읽을 수 있는 것이 아직 없어 질문에 답할 수 없습니다. 담당자가 바꿀 수 있습니다.",
        "intro try": "답할 수 있는 질문의 예",
        "intro ways": (
            "채널에서 저를 멘션하거나 직접 메시지를 보내거나 `/ask`를 쓰세요. 스레드에서는 멘션 없이 이어서 답합니다."
        ),
        "intro judge": (
            "저를 판단하는 방법: 모든 답에는 출처가 있으니 확인해 보세요. 틀렸다면 👎를 누르거나 "
            "무엇이 틀렸는지 적어 주세요. 다시 찾아보겠습니다."
        ),
        "intro judge typed": (
            "저를 판단하는 방법: 모든 답에는 출처가 있으니 확인해 보세요. 틀렸다면 `/bad`와 무엇이 "
            "틀렸는지 입력해 주세요. 다시 찾아보겠습니다."
        ),
        "intro more": "외 {count}건",
        "ask of cell": "{row}의 {column}은(는) 얼마입니까?",
        "ask of heading": "“{title}”에서 “{heading}”에 대해 무엇이라고 합니까?",
        "ask of subject": "{heading}에 대해 무엇을 알아야 합니까?",
        "ask of period": "{row}의 {column}은(는) 얼마입니까?",
        "prompt can": "도움말",
        "prompt documents": "문서 목록",
        "checks failed": "확인하지 못함: {checks}",
        "check citations": "출처",
        "check numbers": "수치",
        "check years": "날짜",
        "check filings": "공시",
        "check instructions": "지시문",
        "check standing": "문서의 효력",
        "check scans": "스캔",
        "check verification": "재확인",
        "check other": "문구",
        "admins named": "관리자가 대신 바꿀 수 있습니다.",
        "somebody on": "{platform} 사용자",
        "an operator": "운영자",
        "a reader": "한 독자",
        "teach how": "관리자가 허용하거나 대신 해 줄 수 있습니다.",
        "receipt new": "이번에 더한 것: {novelty}",
        "receipt took": "{seconds} 걸림",
        "told operators": "담당자가 이유를 확인할 수 있습니다.",
        "admin only": "관리자만 할 수 있습니다.",
        "admin jobs": "포기한 작업, 최신순:",
        "admin no jobs": "포기한 작업이 없습니다.",
        "admin retried": "{thing}을(를) 다시 시도합니다.",
        "admin sure": (
            "**{thing}**({collection}, {count}개 구절)이(가) 모두에게서 사라집니다. 파일은 남습니다. "
            "실행하려면: {command}"
        ),
        "admin sure one": (
            "**{thing}**({collection}, 1개 구절)이(가) 모두에게서 사라집니다. 파일은 남습니다. 실행하려면: {command}"
        ),
        "admin removed": "{thing}을(를) 삭제했습니다.",
        "admin unknown": "{thing}이라는 것은 여기 없습니다.",
        "admin votes": "남아 있는 👎, 최신순:",
        "admin no votes": "살펴볼 👎가 없습니다.",
        "admin dismissed": "{thing}을(를) 무시했습니다. 더는 세지 않습니다.",
        "about short": "이것에 대해 질문",
        "command menu admin": "작업, 문서, 평가, 부족한 것, 제안(관리자)",
        "option reply": "답하는 대상: 멘션, 내 스레드의 질문 또는 여기의 모든 질문",
        "option unasked above": "아무도 묻지 않은 것에 공개로 답하는 최소 신뢰도(0~1)",
        "command menu admin jobs": "포기한 작업을 보거나 다시 시도하기",
        "option retry": "다시 시도할 작업의 ID",
        "command menu admin documents": "문서를 보거나 다시 읽거나 빼기",
        "option find": "이름의 일부",
        "option reindex": "다시 읽을 문서",
        "option remove": "뺄 문서",
        "option confirm": "정말로 빼기",
        "command menu admin votes": "남아 있는 👎 모두 보기 또는 하나 무시하기",
        "option dismiss": "더는 세지 않을 평가의 ID",
        "a confidence": "0에서 1까지의 신뢰도입니다(예: 0.7).",
        "not shareable": "공유할 수 없습니다. 채널에서 비공개로 받은 답변으로 기록되어 있지 않습니다.",
        "not read there": "혼자만 볼 수 있습니다. 그 채널에서 읽지 않는 문서에 근거합니다.",
        "shared already": "이미 공유되었습니다.",
        "ask a person": "사람에게 묻기",
        "person asked": (
            "🙋 문서에 없었습니다: “{question}”. 아신다면 이 스레드에 답해 주세요. 동의하신 경우에만 보관합니다."
        ),
        "person consent": "이것을 이름과 함께 답변으로 보관해도 될까요? “{reply}” 먼저 다른 사람이 승인합니다.",
        "person agree": "보관",
        "person decline": "보관 안 함",
        "person kept": "감사합니다. 다른 사람이 승인하면 이름을 밝히고 이것으로 답하겠습니다.",
        "person declined": "보관하지 않습니다.",
        "person approved": "승인되었습니다. 성함과 함께 답변에 사용합니다.",
        "person rejected": "승인되지 않아 보관하지 않습니다.",
        "person none": "여기에는 물어볼 사람이 정해져 있지 않습니다. 질문은 문서에 부족한 것의 목록에 있습니다.",
        "person noted": "접수되었습니다. 문서 담당자가 기다리고 계신 것을 볼 수 있으며, 답변은 여기에 표시됩니다.",
        "page waiting": "사람의 답변 대기 {count}건",
        "person already": "이미 누군가에게 물었습니다.",
        "person private": "비공개로 물으셨으므로 다른 사람에게는 보이지 않습니다. 문서에 부족한 것의 목록에 있습니다.",
        "person not yours": "질문을 받은 사람만 결정할 수 있습니다.",
        "person many": "한 시간에 대신 물을 수 있는 횟수를 넘었습니다. 나중에 다시 시도해 주세요.",
        "digest head": "📋 지난 7일간 이곳의 질문: {asked}, 답변: {answered}, 👎: {rejected}.",
        "digest open": "아직 답이 없는 것:",
        "admin gaps": "문서에 없던 것, 많이 물은 순:",
        "admin no gaps": "물은 것 중 문서에 부족한 것은 없습니다.",
        "admin suggestions": "승인을 기다리는 것, 최신순:",
        "admin no suggestions": "승인을 기다리는 것이 없습니다.",
        "option waive": "본인의 것이고 관리자가 혼자입니다",
        "admin waived": "완료: {thing}. 본인의 것이고 다른 사람은 확인하지 않았습니다. 기록에 남습니다.",
        "admin waive how": "관리자가 혼자라면 두 번째 확인을 생략할 수 있으며 기록됩니다: {command}",
        "admin done": "완료: {thing}",
        "command menu admin gaps": "문서에 부족한 것을 보고 배정, 답변, 무시합니다",
        "command menu admin suggestions": "승인을 기다리는 것을 보고 승인하거나 거절합니다",
        "option gap": "부족한 항목의 ID",
        "option gap owner": "답할 사람",
        "option gap answer": "인용될 그대로의 옳은 내용",
        "option gap dismiss": "문서가 말할 필요가 없는 것",
        "option approve": "근거가 될 항목의 ID",
        "option reject": "근거가 되지 않을 항목의 ID",
        "option channel owner": "문서에 부족한 것을 물어볼 사람",
        "option digest": "이곳의 질문이 어떻게 되었는지 매주 알립니다",
    },
)
