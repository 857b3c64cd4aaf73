import { words } from './fold.ts';

/** A verb of a text, as far as its ending tells. */
export interface FoundVerb {
  readonly word: string;
  readonly tense: 'past' | 'present';
  /** Of a past tense in the singular. */
  readonly gender: 'masculine' | 'feminine' | null;
  readonly from: number;
  readonly to: number;
}

const list = (text: string): readonly string[] => text.trim().split(/\s+/u);

/** Nouns and particles that end like a past tense: stems, to which case endings may come. */
const nounStems = new Set(
  list(`
    зал бал вал канал журнал генерал адмирал карнавал скандал подвал провал капитал портал идеал финал сигнал причал
    интервал обвал привал перевал пьедестал нахал овал квартал вокзал бокал кинжал сериал материал арсенал театрал шакал
    мел отдел предел удел пробел раздел прицел расстрел обстрел дел тел орел осел козел котел пепел узел щегол ил сил
    могил чернил перил крыл крокодил тыл пыл кобыл стул караул аул мул разгул прогул посул отгул акул одеял
    стол пол гол сокол чехол глагол символ укол раскол прокол монгол школ престол протокол футбол подол ангел сел
    скал шкал хвал похвал стрел пчел могил зол смол юл вил метел зеркал начал правил точил светил кадил опахал покрывал
    жал сал рыл шил земл бол рол сол пул недел цел постел королев вол шал печал детал медал модел метел карусел
    воротил громил верзил кутил дебоширил чудил бел смел кругл умел весел тяжел гнил мил унил постыл
    фестивал рояль роял стел туфел вафел кегел петел капел мыслител
  `),
);
/** Feminine and neuter look-alikes that the stems would not tell from verbs: «сила», «дело», but «была», «начало». */
const notPast = new Set(
  list(`
    или если ли ежели нежели неужели вдали издали втроли еле мало немало начала начало пила дали стали дела
    дело тело мыло мыла было зало жало сало рыло шило сила пола стола вола зола хвала скала стрела пчела школа смола
    правило правила чернила перила удила светило одеяло одеяла зеркало зеркала покрывало опахало точило кадило
    бело смело умело весело тяжело уныло мило гнило кругло цело тепло светло зло назло земли пули недели цели постели
    короли боли роли соли печали детали медали модели метели карусели качели туфли петли капли жители родители учители
    зрители строители
  `),
);
/** Past tenses without л. */
const bare = new Set(
  list(`
    нес вез мог лег умер помер замер погиб исчез замерз полез залез влез вылез слез привез принес унес вынес занес донес
    помог смог сберег уберег поджег зажег спас пас сек пек рос вырос стих затих утих привык проник возник промок погас
    угас достиг постиг ослеп окреп промерз отпер запер стер вытер протер подпер
  `),
);
const notPresent = new Set(
  list(`
    нет свет ответ совет билет букет портрет пистолет привет кабинет предмет секрет сюжет балет паркет табурет рассвет
    просвет запрет буфет комитет полет налет самолет пролет вылет расчет отчет счет почет зачет учет лет цвет завет обет
    корсет жакет берет клозет пакет поэт паштет омлет котлет газет монет карет ракет конфет планет победет кларнет квартет
    солдат халат салат брат акробат канат автомат мат плакат аромат закат накат раскат адвокат набат результат кандидат
    дипломат аристократ квадрат шпинат ребят котят щенят утят поросят галчат волчат девчат внучат десят опят пят
    пятьдесят шестьдесят семьдесят восемьдесят назад обрат
    магнит визит аппетит гранит щит кит бандит кредит транзит алфавит лимит динамит зенит кульбит убит избит забит разбит
    прибит сбит подбит знаменит сердит сыт скрыт шит сшит завит налит пролит залит петит монолит фаворит скит
    минут институт маршрут уют приют салют тут кнут жгут шут прут плут дебют абсолют валют обут надут согнут
    занят снят понят принят поднят взят обнят отнят распят смят помят прощат
  `),
);

const afterConsonant =
  /(?:ш|мог|лег|мер|нес|вез|спас|гиб|чез|рос|лез|берег|жг|тих|вык|ник|мок|гас|стиг|пер|тер|проч|ек)л([аои])$/u;

const stripped = (word: string): string => word.replace(/(?:а|у|ом|е|ы|и|о|ов|ам|ами|ах)$/u, '');

function past(word: string): FoundVerb['gender'] | 'other' | undefined {
  if (bare.has(word)) return 'masculine';
  const plain = word.replace(/с[яь]$/u, '');
  const reflexive = plain !== word;
  if (!reflexive && notPast.has(word)) return undefined;
  const match = /(?:[аеиуыя]|[кмп]о|ш[ео]|[чш]е)л([аои]?)$/u.exec(plain) ?? afterConsonant.exec(plain);
  if (!match || plain.length < 3) return undefined;
  if (!reflexive && word !== 'был' && (nounStems.has(plain) || nounStems.has(stripped(plain))))
    return undefined;
  if (/тели$/u.test(plain) && !/(?:хо|ле|вер|свис|блес|х|шелес|тер|пых|крях|грохо)тели$/u.test(plain))
    return undefined;
  return match[1] === '' ? 'masculine' : match[1] === 'а' ? 'feminine' : 'other';
}

const present = (word: string): boolean =>
  word.length >= 4 &&
  /(?:[аеуюыя]ет|[бвгджзклмнпрстхцчшщ]ет|ит|[ую]т|[ая]т)(?:ся)?$/u.test(word) &&
  !notPresent.has(word);

/** The verbs of a text that show a tense: a third person, or a past. Russian only, and by the ending: a few are missed. */
export function verbs(text: string): readonly FoundVerb[] {
  return words(text).flatMap(({ word, from, to }): readonly FoundVerb[] => {
    if (!/^[а-я]+$/u.test(word)) return [];
    const gender = past(word);
    if (gender !== undefined)
      return [{ word, tense: 'past', gender: gender === 'other' ? null : gender, from, to }];
    return present(word) ? [{ word, tense: 'present', gender: null, from, to }] : [];
  });
}
