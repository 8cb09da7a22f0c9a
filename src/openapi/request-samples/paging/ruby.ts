import { indented } from "../blocks";
import { failure, member, quoted } from "../writers/ruby";
import { queryStart, type PagingWriter } from "./paged-request";

/** A method with a block, or an enumerator without one. */
export const rubyPages: PagingWriter = (request) => {
  const { url, headers, paging, error } = request;
  const lines = headers.map(
    ({ name, value }) => `    request[${quoted(name)}] = ${quoted(value)}\n`,
  );
  return `require 'json'
require 'net/http'

def all_rows
  return enum_for(:all_rows) unless block_given?

  query = ''
  loop do
    url = URI(${quoted(url)} + query)
    request = Net::HTTP::Get.new(url)
${lines.join("")}    response = Net::HTTP.start(url.host, url.port, use_ssl: url.scheme == 'https') do |http|
      http.request(request)
    end
${indented(failure(error), "    ")}    answer = JSON.parse(response.body)
    ${member("answer", paging.rows)}.each { |row| yield row }
    following = ${member("answer", paging.next)}
    break unless following

    query = ${quoted(queryStart(request))} + URI.encode_www_form_component(following)
  end
end

all_rows { |row| puts row }`;
};
