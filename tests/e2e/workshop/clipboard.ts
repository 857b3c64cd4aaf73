/** What Word puts on the clipboard: a heading, emphasis, three ways to write a list, a table, a picture, links. */
export const word = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- /* Font Definitions */ @font-face {font-family:"Cambria Math";}
 p.MsoNormal {mso-style-unhide:no; margin:0cm; font-size:11.0pt;} --></style>
<!--[if gte mso 10]><style>table.MsoNormalTable {mso-style-name:"Обычная таблица";}</style><![endif]--></head>
<body lang=RU style='tab-interval:35.4pt;word-wrap:break-word'><!--StartFragment-->
<h1 style='mso-line-height-rule:exactly'><span style='color:#2F5496'>Глава первая<o:p></o:p></span></h1>
<p class=MsoNormal style='margin-bottom:0cm;line-height:normal'><b style='mso-bidi-font-weight:normal'><span
style='font-size:14.0pt;mso-ansi-language:RU'>Жирно</span></b><span style='mso-spacerun:yes'> </span>и <i
style='mso-bidi-font-style:normal'><span>косо</span></i>, <u>с чертой</u>,<span style='mso-tab-count:1'>        </span>после
табуляции.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span><![endif]>Фонарь<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;&nbsp; </span></span></span><!--[endif]-->Шар<o:p></o:p></p>
<p class=MsoNormal>Между списками.</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><!--[if !supportLists]--><span style='mso-list:Ignore'>1.<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><!--[endif]-->Раз<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><!--[if !supportLists]--><span style='mso-list:Ignore'>2.<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><!--[endif]-->Два<o:p></o:p></p>
<table class=MsoTableGrid border=1 style='mso-yfti-tbllook:1184'><tr style='mso-yfti-irow:0'><td width=312 valign=top><p
class=MsoNormal>Чай<o:p></o:p></p></td><td><p class=MsoNormal>Варенье<o:p></o:p></p></td></tr></table>
<p class=MsoNormal>С картинкой<!--[if gte vml 1]><v:shape id="_x0000_i1025"><v:imagedata
src="file:///C:/image001.png"/></v:shape><![endif]--><![if !vml]><img width=10 height=10
src="file:///C:/image001.png" v:shapes="_x0000_i1025"><![endif]>, <a href="javascript:alert(1)">злая</a> и <a
href="https://example.org/"><span style='color:blue'>добрая</span></a> ссылка.<o:p></o:p></p>
<p class=MsoNormal>Строка<br>под строкой<sup>2</sup></p>
<!--EndFragment--></body></html>`;

/** The same as it must stand in the report. */
export const fromWord = [
  'p: Глава первая',
  'p: *Жирно* и _косо_, с чертой, после табуляции.',
  'ul > li > p: Фонарь',
  'ul > li > p: Шар',
  'p: Между списками.',
  'ol > li > p: Раз',
  'ol > li > p: Два',
  'p: Чай',
  'p: Варенье',
  'p: С картинкой, злая и [добрая](https://example.org/) ссылка.',
  'p: Строка/под строкой2',
];

const plain =
  'font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400';
const paragraph = 'dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"';

/** What Google Docs puts there: everything inside a bold that is not bold, each word in a span of its own. */
export const googleDocs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;"
 id="docs-internal-guid-1a2b3c4d-7fff-1234-abcd-1234567890ab"><h2 ${paragraph}><span
 style="${plain};font-size:16pt;white-space:pre-wrap;">Глава вторая</span></h2><p ${paragraph}><span
 style="${plain};white-space:pre-wrap;">Просто, </span><span style="font-size:11pt;font-weight:700;font-style:normal">жирно</span><span
 style="${plain}">, </span><span style="font-weight:400;font-style:italic">косо</span><span
 style="font-weight:400;text-decoration:underline;"> и с чертой.</span></p><br /><ul style="margin-top:0;padding-inline-start:48px;"><li
 dir="ltr" style="list-style-type:disc;font-size:11pt;" aria-level="1"><p ${paragraph} role="presentation"><span
 style="${plain}">Фонарь</span></p></li><ul><li dir="ltr" aria-level="2"><p ${paragraph}><span
 style="${plain}">Фитиль</span></p></li></ul></ul><ol><li dir="ltr" aria-level="1"><p ${paragraph}><span
 style="${plain}">Раз</span></p></li></ol><div dir="ltr" align="left"><table style="border:none;"><colgroup><col
 width="300" /></colgroup><tbody><tr><td style="border:solid #000 1pt;"><p ${paragraph}><span>Чай</span></p></td><td>Варенье</td></tr></tbody></table></div><p
 ${paragraph}><span><span style="border:none;display:inline-block;overflow:hidden;width:10px;height:10px;"><img
 src="https://lh7-us.googleusercontent.com/x" width="10" height="10" /></span></span><span style="${plain}">С картинкой, </span><a
 href="https://example.org/" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">ссылка</span></a></p></b><br
 class="Apple-interchange-newline">`;

export const fromGoogleDocs = [
  'p: Глава вторая',
  'p: Просто, *жирно*, _косо_ и с чертой.',
  'ul > li > p: Фонарь',
  'ul > li > ul > li > p: Фитиль',
  'ol > li > p: Раз',
  'p: Чай',
  'p: Варенье',
  'p: С картинкой, [ссылка](https://example.org/)',
];
